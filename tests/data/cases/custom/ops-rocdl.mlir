// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of rocdl that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i1) {
  %0 = rocdl.ballot %arg0 : i1
  return
}
func.func @f1(%arg0: i1) {
  %0 = rocdl.ballot %arg0 : !llvm.struct<(i48, i1)>
  return
}
func.func @f2() {
  rocdl.barrier
  return
}
func.func @f3() {
  %0 = rocdl.cluster.id.x : i5
  return
}
func.func @f4() {
  %0 = rocdl.cluster.id.x : !llvm.struct<(i16, i1)>
  return
}
func.func @f5() {
  %0 = rocdl.cluster.id.y : i1
  return
}
func.func @f6() {
  %0 = rocdl.cluster.id.y : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f7() {
  %0 = rocdl.cluster.id.z : i8
  return
}
func.func @f8() {
  %0 = rocdl.cluster.id.z : !llvm.struct<(i5, i1)>
  return
}
func.func @f9(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 4, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f10(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 16, 3, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f11(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f12(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 2, 8, %arg2 {alias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f13(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 4, 8, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f14(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 1, 16, %arg2 {alias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f15(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 1, 1, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f16(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 32, 1, %arg2 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f17(%arg0: f64) {
  %0 = rocdl.cos %arg0 f64 -> f64
  return
}
func.func @f18(%arg0: f128) {
  %0 = rocdl.cos %arg0 f128 -> f128
  return
}
func.func @f19(%arg0: i32) {
  %0 = rocdl.cvt.f32.bf8 %arg0[4] : i8
  return
}
func.func @f20(%arg0: i32) {
  %0 = rocdl.cvt.f32.bf8 %arg0[3] : !llvm.struct<(i4, i1)>
  return
}
func.func @f21(%arg0: i32) {
  %0 = rocdl.cvt.f32.fp8 %arg0[8] : i4
  return
}
func.func @f22(%arg0: i32) {
  %0 = rocdl.cvt.f32.fp8 %arg0[2] : !llvm.struct<(i32, i32)>
  return
}
func.func @f23(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i8
  return
}
func.func @f24(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : vector<[8]xi32>
  return
}
func.func @f25(%arg0: i32) {
  %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : i1
  return
}
func.func @f26(%arg0: i32) {
  %0 = rocdl.cvt.pk.f32.bf8 %arg0[false] : vector<8xf32>
  return
}
func.func @f27(%arg0: i32) {
  %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : i1
  return
}
func.func @f28(%arg0: i32) {
  %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f29(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i1
  return
}
func.func @f30(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : vector<[8]xf32>
  return
}
func.func @f31(%arg0: f32, %arg1: f32) {
  %0 = rocdl.cvt.pkrtz %arg0, %arg1 : i2
  return
}
func.func @f32(%arg0: f32, %arg1: f32) {
  %0 = rocdl.cvt.pkrtz %arg0, %arg1 : !llvm.struct<(i48, i1)>
  return
}
func.func @f33(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[1] : vector<16xbf16>
  return
}
func.func @f34(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[32] : vector<16xbf16>
  return
}
func.func @f35(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[8] : vector<16xbf16>
  return
}
func.func @f36(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[16] : vector<16xbf16>
  return
}
func.func @f37(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[3] : vector<16xf16>
  return
}
func.func @f38(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[32] : vector<16xf16>
  return
}
func.func @f39(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[1] : vector<16xf16>
  return
}
func.func @f40(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[16] : vector<16xf16>
  return
}
func.func @f41(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[2] : vector<16xf32>
  return
}
func.func @f42(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[32] : vector<16xf32>
  return
}
func.func @f43(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[3] : vector<16xf32>
  return
}
func.func @f44(%arg0: vector<3xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[32] : vector<16xf32>
  return
}
func.func @f45(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[4] : vector<8xbf16>
  return
}
func.func @f46(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[16] : vector<8xbf16>
  return
}
func.func @f47(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[1] : vector<8xbf16>
  return
}
func.func @f48(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[32] : vector<8xbf16>
  return
}
func.func @f49(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[4] : vector<8xbf16>
  return
}
func.func @f50(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[32] : vector<8xbf16>
  return
}
func.func @f51(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[1] : vector<8xf16>
  return
}
func.func @f52(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[32] : vector<8xf16>
  return
}
func.func @f53(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[4] : vector<8xf16>
  return
}
func.func @f54(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[32] : vector<8xf16>
  return
}
func.func @f55(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[0] : vector<8xf16>
  return
}
func.func @f56(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[16] : vector<8xf16>
  return
}
func.func @f57(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[8] : vector<8xf32>
  return
}
func.func @f58(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[16] : vector<8xf32>
  return
}
func.func @f59(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[0] : vector<8xf32>
  return
}
func.func @f60(%arg0: i32, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[32] : vector<8xf32>
  return
}
func.func @f61(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[1] : vector<8xf32>
  return
}
func.func @f62(%arg0: vector<2xi32>, %arg1: i32) {
  %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[16] : vector<8xf32>
  return
}
func.func @f63(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f64(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f65(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[1], %arg2 -> %arg0[true] : vector<2xf16>
  return
}
func.func @f66(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[32], %arg2 -> %arg0[false] : vector<2xf16>
  return
}
func.func @f67(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[3], %arg2 -> %arg0[true] : vector<2xf16>
  return
}
func.func @f68(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[4], %arg2 -> %arg0[false] : vector<2xf16>
  return
}
func.func @f69(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[8], %arg1 : f32
  return
}
func.func @f70(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[16], %arg1 : f32
  return
}
func.func @f71(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[1], %arg1 : f32
  return
}
func.func @f72(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[32], %arg1 : f32
  return
}
func.func @f73(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>
  return
}
func.func @f74(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[false], %arg1 : vector<2xbf16>
  return
}
func.func @f75(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[2], %arg1 : vector<2xbf16>
  return
}
func.func @f76(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[16], %arg1 : vector<2xbf16>
  return
}
func.func @f77(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>
  return
}
func.func @f78(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[false], %arg1 : vector<2xbf16>
  return
}
func.func @f79(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f80(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f81(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f82(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f83(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f84(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f85(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>
  return
}
func.func @f86(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[2], %arg1 : vector<2xf16>
  return
}
func.func @f87(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[16], %arg1 : vector<2xf16>
  return
}
func.func @f88(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>
  return
}
func.func @f89(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[false], %arg1 : vector<2xf16>
  return
}
func.func @f90(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>
  return
}
func.func @f91(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[false], %arg1 : vector<2xf32>
  return
}
func.func @f92(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[2], %arg1 : vector<2xf32>
  return
}
func.func @f93(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[32], %arg1 : vector<2xf32>
  return
}
func.func @f94(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>
  return
}
func.func @f95(%arg0: i32, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[false], %arg1 : vector<2xf32>
  return
}
func.func @f96(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[3] : i32
  return
}
func.func @f97(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[32] : i32
  return
}
func.func @f98(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[1] : i32
  return
}
func.func @f99(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[32] : i32
  return
}
func.func @f100(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[0] : i32
  return
}
func.func @f101(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f102(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f103(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f104(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f105(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f106(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
  return
}
func.func @f107(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[false] : vector<2xi16>
  return
}
func.func @f108(%arg0: vector<16xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f109(%arg0: vector<16xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f110(%arg0: vector<16xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f111(%arg0: vector<16xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f112(%arg0: vector<16xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f113(%arg0: vector<16xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg0, %arg1 : vector<3xi32>
  return
}
func.func @f114(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg0, %arg1 : vector<32xbf16>
  return
}
func.func @f115(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg0, %arg1 : vector<32xbf16>
  return
}
func.func @f116(%arg0: vector<32xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg0, %arg1 : vector<6xi32>
  return
}
func.func @f117(%arg0: vector<32xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg0, %arg1 : vector<6xi32>
  return
}
func.func @f118(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg0, %arg1 : vector<32xf16>
  return
}
func.func @f119(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg0, %arg1 : vector<32xf16>
  return
}
func.func @f120(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg0, %arg1 : vector<32xf32>
  return
}
func.func @f121(%arg0: vector<6xi32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg0, %arg1 : vector<32xf32>
  return
}
func.func @f122(%arg0: vector<32xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg0, %arg1 : vector<6xi32>
  return
}
func.func @f123(%arg0: vector<32xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg0, %arg1 : vector<6xi32>
  return
}
func.func @f124(%arg0: vector<8xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f125(%arg0: vector<8xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f126(%arg0: vector<8xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f127(%arg0: vector<8xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32
  return
}
func.func @f128(%arg0: vector<8xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
  return
}
func.func @f129(%arg0: vector<8xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
  return
}
func.func @f130(%arg0: vector<8xbf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f131(%arg0: vector<8xf16>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f132(%arg0: vector<8xf32>, %arg1: f32) {
  %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>
  return
}
func.func @f133(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[0] : i32
  return
}
func.func @f134(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f135(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  return
}
func.func @f136(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[32] : i32
  return
}
func.func @f137(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[4] : i32
  return
}
func.func @f138(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f139(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[1] : i32
  return
}
func.func @f140(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[32] : i32
  return
}
func.func @f141(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
  return
}
func.func @f142(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[32] : i32
  return
}
func.func @f143(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[2] : i32
  return
}
func.func @f144(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[32] : i32
  return
}
func.func @f145(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[4] : i32
  return
}
func.func @f146(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f147(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
  return
}
func.func @f148(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f149(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[8] : i32
  return
}
func.func @f150(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[16] : i32
  return
}
func.func @f151(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f152(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f153(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f154(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f155(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f156(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
  return
}
func.func @f157(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f158(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f159(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f160(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f161(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f162(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
  return
}
func.func @f163(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f164(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f165(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f166(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
  return
}
func.func @f167(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
  return
}
func.func @f168(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
  return
}
func.func @f169(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f170(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f171(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
  %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
  return
}
func.func @f172(%arg0: f32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[3] : i1
  return
}
func.func @f173(%arg0: f32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[1] : !llvm.struct<(i1, i1)>
  return
}
func.func @f174(%arg0: f32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[0] : i1
  return
}
func.func @f175(%arg0: f32, %arg1: i32, %arg2: i32) {
  %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[0] : !llvm.struct<(i128, i1)>
  return
}
func.func @f176(%arg0: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
  return
}
func.func @f177(%arg0: !llvm.ptr<3>) {
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<3>
  return
}
func.func @f178(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
  return
}
func.func @f179(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 {noalias_scopes = [], tbaa = []} : !llvm.ptr<3>, i64 -> i64
  return
}
func.func @f180(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> i1
  return
}
func.func @f181(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr16.b128 %arg0 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<3> -> vector<[32]xf32>
  return
}
func.func @f182(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> i8
  return
}
func.func @f183(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr4.b64 %arg0 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<3> -> i16
  return
}
func.func @f184(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> i4
  return
}
func.func @f185(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f186(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> i1
  return
}
func.func @f187(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.load.tr8.b64 %arg0 {noalias_scopes = [], tbaa = []} : !llvm.ptr<3> -> vector<4xi32>
  return
}
func.func @f188(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> i8
  return
}
func.func @f189(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr16.b64 %arg0 {noalias_scopes = []} : <3> -> i4
  return
}
func.func @f190(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> i2
  return
}
func.func @f191(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr4.b64 %arg0 {alias_scopes = [], noalias_scopes = []} : <3> -> i64
  return
}
func.func @f192(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> i4
  return
}
func.func @f193(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> vector<[8]xi32>
  return
}
func.func @f194(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> i1
  return
}
func.func @f195(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.ds.read.tr8.b64 %arg0 {alias_scopes = [], noalias_scopes = []} : <3> -> i8
  return
}
func.func @f196(%arg0: i32, %arg1: i32) {
  %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f197(%arg0: i32, %arg1: i32) {
  %0 = rocdl.ds_swizzle %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f198(%arg0: f64) {
  %0 = rocdl.exp %arg0 f64 -> f64
  return
}
func.func @f199(%arg0: bf16) {
  %0 = rocdl.exp %arg0 bf16 -> bf16
  return
}
func.func @f200(%arg0: f32) {
  %0 = rocdl.exp2 %arg0 f32 -> f32
  return
}
func.func @f201(%arg0: f128) {
  %0 = rocdl.exp2 %arg0 f128 -> f128
  return
}
func.func @f202(%arg0: !llvm.ptr) {
  rocdl.flat.prefetch %arg0, scope 4 : !llvm.ptr
  return
}
func.func @f203(%arg0: !llvm.ptr) {
  rocdl.flat.prefetch %arg0, scope 32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr
  return
}
func.func @f204(%arg0: f32, %arg1: f32, %arg2: f32) {
  %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32
  return
}
func.func @f205(%arg0: vector<[2]xbf16>, %arg1: vector<[2]xbf16>, %arg2: vector<[2]xbf16>) {
  %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : vector<[2]xbf16>
  return
}
func.func @f206(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 2, 2 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f207(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 4, 8 {noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f208(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 8, 8 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f209(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 2, 4 {alias_scopes = [], tbaa = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f210(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 3, 1 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f211(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 32, 32 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f212(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 1, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f213(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 2, 1 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<1>, !llvm.ptr<3>
  return
}
func.func @f214(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.lds %arg0, %arg1, 8, 4, 3
  return
}
func.func @f215(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
  rocdl.global.load.lds %arg0, %arg1, 2, 2, 1 {noalias_scopes = [], tbaa = []}
  return
}
func.func @f216(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> i8
  return
}
func.func @f217(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b128 %arg0 {alias_scopes = [], noalias_scopes = []} : !llvm.ptr<1> -> i1
  return
}
func.func @f218(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> i8
  return
}
func.func @f219(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr.b64 %arg0 {tbaa = []} : !llvm.ptr<1> -> vector<12xf32>
  return
}
func.func @f220(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> i8
  return
}
func.func @f221(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> !llvm.struct<(i32, i32)>
  return
}
func.func @f222(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> i4
  return
}
func.func @f223(%arg0: !llvm.ptr<1>) {
  %0 = rocdl.global.load.tr6.b96 %arg0 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1> -> i4
  return
}
func.func @f224(%arg0: !llvm.ptr<1>) {
  rocdl.global.prefetch %arg0, scope 2 : !llvm.ptr<1>
  return
}
func.func @f225(%arg0: !llvm.ptr<1>) {
  rocdl.global.prefetch %arg0, scope 32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : !llvm.ptr<1>
  return
}
func.func @f226() {
  %0 = rocdl.grid.dim.x : i4
  return
}
func.func @f227() {
  %0 = rocdl.grid.dim.x : !llvm.struct<(i16, i1)>
  return
}
func.func @f228() {
  %0 = rocdl.grid.dim.y : i4
  return
}
func.func @f229() {
  %0 = rocdl.grid.dim.y : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f230() {
  %0 = rocdl.grid.dim.z : i5
  return
}
func.func @f231() {
  %0 = rocdl.grid.dim.z : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f232() {
  rocdl.iglp.opt 3
  return
}
func.func @f233() {
  rocdl.iglp.opt 16
  return
}
func.func @f234(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>) {
  rocdl.load.to.lds %arg0, %arg1, 8, 0, 3 : <7>
  return
}
func.func @f235(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>) {
  rocdl.load.to.lds %arg0, %arg1, 1, 0, 32 {alias_scopes = [], noalias_scopes = [], tbaa = []} : <8>
  return
}
func.func @f236(%arg0: f80) {
  %0 = rocdl.log %arg0 f80 -> f80
  return
}
func.func @f237(%arg0: bf16) {
  %0 = rocdl.log %arg0 bf16 -> bf16
  return
}
func.func @f238(%arg0: !llvm.ptr<8>, %arg1: i16, %arg2: i64, %arg3: i32) {
  %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <8> to <7>
  return
}
func.func @f239(%arg0: !llvm.ptr, %arg1: i16, %arg2: i64, %arg3: i32) {
  %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : !llvm.ptr to !llvm.ptr
  return
}
func.func @f240(%arg0: i32, %arg1: i32) {
  %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f241(%arg0: i32, %arg1: i32) {
  %0 = rocdl.mbcnt.hi %arg0, %arg1 {arg_attrs = [{a = 1 : i32}, {a = 1 : i32}], res_attrs = [{a = 1 : i32}, {a = 1 : i32}]} : (i32, i32) -> i32
  return
}
func.func @f242(%arg0: i32, %arg1: i32) {
  %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
  return
}
func.func @f243(%arg0: i32, %arg1: i32) {
  %0 = rocdl.mbcnt.lo %arg0, %arg1 {arg_attrs = [{a = 1 : i32}, {a = 1 : i32}], res_attrs = [{a = 1 : i32}, {a = 1 : i32}]} : (i32, i32) -> i32
  return
}
func.func @f244() {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k  : () -> i4
  return
}
func.func @f245(%arg0: !llvm.struct<(i16, i1)>, %arg1: !llvm.struct<(i16, i1)>) {
  %0 = rocdl.mfma.f32.16x16x16bf16.1k %arg0, %arg1 : (!llvm.struct<(i16, i1)>, !llvm.struct<(i16, i1)>) -> vector<6xi32>
  return
}
func.func @f246() {
  %0 = rocdl.mfma.f32.16x16x16f16  : () -> i8
  return
}
func.func @f247(%arg0: !llvm.struct<(i16, i1)>, %arg1: !llvm.struct<(i16, i1)>, %arg2: !llvm.struct<(i16, i1)>) {
  %0 = rocdl.mfma.f32.16x16x16f16 %arg0, %arg1, %arg2 : (!llvm.struct<(i16, i1)>, !llvm.struct<(i16, i1)>, !llvm.struct<(i16, i1)>) -> !llvm.struct<(ptr, i1)>
  return
}
func.func @f248() {
  %0 = rocdl.mfma.f32.16x16x1f32  : () -> i8
  return
}
func.func @f249(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
  %0 = rocdl.mfma.f32.16x16x1f32 %arg0, %arg1, %arg2 : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> !llvm.struct<(i1, i1)>
  return
}
func.func @f250() {
  %0 = rocdl.mfma.f32.16x16x2bf16  : () -> i1
  return
}
func.func @f251(%arg0: vector<128xf32>, %arg1: vector<128xf32>, %arg2: vector<128xf32>) {
  %0 = rocdl.mfma.f32.16x16x2bf16 %arg0, %arg1, %arg2 : (vector<128xf32>, vector<128xf32>, vector<128xf32>) -> vector<128xf32>
  return
}
func.func @f252() {
  %0 = rocdl.mfma.f32.16x16x32.bf16  : () -> i8
  return
}
func.func @f253(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>, %arg2: vector<[32]xi32>) {
  %0 = rocdl.mfma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<[32]xi32>, vector<[32]xi32>, vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f254() {
  %0 = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> i14
  return
}
func.func @f255(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>, %arg2: vector<[2]xi32>) {
  %0 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg0, %arg1, %arg2 : (vector<[2]xi32>, vector<[2]xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  return
}
func.func @f256() {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> i5
  return
}
func.func @f257(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) {
  %0 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg0, %arg1, %arg2 : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}
func.func @f258() {
  %0 = rocdl.mfma.f32.16x16x32.f16  : () -> i8
  return
}
func.func @f259(%arg0: vector<[1]xf32>, %arg1: vector<[1]xf32>, %arg2: vector<[1]xf32>) {
  %0 = rocdl.mfma.f32.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<[1]xf32>, vector<[1]xf32>, vector<[1]xf32>) -> vector<[1]xf32>
  return
}
func.func @f260() {
  %0 = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> i1
  return
}
func.func @f261(%arg0: vector<[8]xf32>, %arg1: vector<[8]xf32>, %arg2: vector<[8]xf32>) {
  %0 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg0, %arg1, %arg2 : (vector<[8]xf32>, vector<[8]xf32>, vector<[8]xf32>) -> vector<[8]xf32>
  return
}
func.func @f262() {
  %0 = rocdl.mfma.f32.16x16x32.fp8.fp8  : () -> i8
  return
}
func.func @f263(%arg0: !llvm.struct<(i64, i1)>, %arg1: !llvm.struct<(i64, i1)>) {
  %0 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg0, %arg1 : (!llvm.struct<(i64, i1)>, !llvm.struct<(i64, i1)>) -> !llvm.struct<(i64, i1)>
  return
}
func.func @f264() {
  %0 = rocdl.mfma.f32.16x16x4bf16.1k  : () -> i4
  return
}
func.func @f265(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>, %arg2: vector<[32]xi32>) {
  %0 = rocdl.mfma.f32.16x16x4bf16.1k %arg0, %arg1, %arg2 : (vector<[32]xi32>, vector<[32]xi32>, vector<[32]xi32>) -> i1
  return
}
func.func @f266() {
  %0 = rocdl.mfma.f32.16x16x4f16  : () -> i8
  return
}
func.func @f267(%arg0: !llvm.struct<(i14, i1)>, %arg1: !llvm.struct<(i14, i1)>, %arg2: !llvm.struct<(i14, i1)>) {
  %0 = rocdl.mfma.f32.16x16x4f16 %arg0, %arg1, %arg2 : (!llvm.struct<(i14, i1)>, !llvm.struct<(i14, i1)>, !llvm.struct<(i14, i1)>) -> !llvm.struct<(i14, i1)>
  return
}
func.func @f268() {
  %0 = rocdl.mfma.f32.16x16x4f32  : () -> i1
  return
}
func.func @f269(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>, %arg2: vector<[16]xi32>) {
  %0 = rocdl.mfma.f32.16x16x4f32 %arg0, %arg1, %arg2 : (vector<[16]xi32>, vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f270() {
  %0 = rocdl.mfma.f32.16x16x8.xf32  : () -> i8
  return
}
func.func @f271(%arg0: !llvm.func<void (i32)>, %arg1: !llvm.func<void (i32)>, %arg2: !llvm.func<void (i32)>) {
  %0 = rocdl.mfma.f32.16x16x8.xf32 %arg0, %arg1, %arg2 : (!llvm.func<void (i32)>, !llvm.func<void (i32)>, !llvm.func<void (i32)>) -> !llvm.func<void (i32)>
  return
}
func.func @f272() {
  %0 = rocdl.mfma.f32.16x16x8bf16  : () -> i32
  return
}
func.func @f273(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>, %arg2: vector<[16]xi32>) {
  %0 = rocdl.mfma.f32.16x16x8bf16 %arg0, %arg1, %arg2 : (vector<[16]xi32>, vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f274() {
  %0 = rocdl.mfma.f32.32x32x16.bf16  : () -> i5
  return
}
func.func @f275(%arg0: !llvm.struct<(i8, i1)>, %arg1: !llvm.struct<(i8, i1)>, %arg2: !llvm.struct<(i8, i1)>) {
  %0 = rocdl.mfma.f32.32x32x16.bf16 %arg0, %arg1, %arg2 : (!llvm.struct<(i8, i1)>, !llvm.struct<(i8, i1)>, !llvm.struct<(i8, i1)>) -> !llvm.struct<(i8, i1)>
  return
}
func.func @f276() {
  %0 = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> i8
  return
}
func.func @f277(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
  %0 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg0, %arg1, %arg2 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> i4
  return
}
func.func @f278() {
  %0 = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> i4
  return
}
func.func @f279(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
  %0 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg0, %arg1, %arg2 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
func.func @f280() {
  %0 = rocdl.mfma.f32.32x32x16.f16  : () -> i8
  return
}
func.func @f281(%arg0: !llvm.struct<(ptr<8>, i1)>, %arg1: !llvm.struct<(ptr<8>, i1)>) {
  %0 = rocdl.mfma.f32.32x32x16.f16 %arg0, %arg1 : (!llvm.struct<(ptr<8>, i1)>, !llvm.struct<(ptr<8>, i1)>) -> !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f282() {
  %0 = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> i8
  return
}
func.func @f283(%arg0: !llvm.struct<(i14, i1)>, %arg1: !llvm.struct<(i14, i1)>, %arg2: !llvm.struct<(i14, i1)>) {
  %0 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg0, %arg1, %arg2 : (!llvm.struct<(i14, i1)>, !llvm.struct<(i14, i1)>, !llvm.struct<(i14, i1)>) -> !llvm.struct<(i14, i1)>
  return
}
func.func @f284() {
  %0 = rocdl.mfma.f32.32x32x16.fp8.fp8  : () -> i2
  return
}
func.func @f285(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<8>, %arg2: !llvm.ptr<8>) {
  %0 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg0, %arg1, %arg2 : (!llvm.ptr<8>, !llvm.ptr<8>, !llvm.ptr<8>) -> !llvm.ptr<8>
  return
}
func.func @f286() {
  %0 = rocdl.mfma.f32.32x32x1f32  : () -> i1
  return
}
func.func @f287(%arg0: vector<6xi32>, %arg1: vector<6xi32>, %arg2: vector<6xi32>) {
  %0 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg1, %arg2 : (vector<6xi32>, vector<6xi32>, vector<6xi32>) -> i32
  return
}
func.func @f288() {
  %0 = rocdl.mfma.f32.32x32x2bf16  : () -> i32
  return
}
func.func @f289(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<2xi32>) {
  %0 = rocdl.mfma.f32.32x32x2bf16 %arg0, %arg1, %arg2 : (vector<2xi32>, vector<2xi32>, vector<2xi32>) -> !llvm.struct<(i5, i1)>
  return
}
func.func @f290() {
  %0 = rocdl.mfma.f32.32x32x2f32  : () -> i1
  return
}
func.func @f291(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.mfma.f32.32x32x2f32 %arg0, %arg1 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f292() {
  %0 = rocdl.mfma.f32.32x32x4.xf32  : () -> i1
  return
}
func.func @f293(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.mfma.f32.32x32x4.xf32 %arg0, %arg1 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f294() {
  %0 = rocdl.mfma.f32.32x32x4bf16  : () -> i8
  return
}
func.func @f295(%arg0: vector<32xf32>, %arg1: vector<32xf32>, %arg2: vector<32xf32>) {
  %0 = rocdl.mfma.f32.32x32x4bf16 %arg0, %arg1, %arg2 : (vector<32xf32>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f296() {
  %0 = rocdl.mfma.f32.32x32x4bf16.1k  : () -> i4
  return
}
func.func @f297(%arg0: vector<[16]xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[16]xf32>) {
  %0 = rocdl.mfma.f32.32x32x4bf16.1k %arg0, %arg1, %arg2 : (vector<[16]xf32>, vector<[16]xf32>, vector<[16]xf32>) -> vector<[16]xf32>
  return
}
func.func @f298() {
  %0 = rocdl.mfma.f32.32x32x4f16  : () -> i4
  return
}
func.func @f299(%arg0: !llvm.struct<(ptr, i1)>, %arg1: !llvm.struct<(ptr, i1)>) {
  %0 = rocdl.mfma.f32.32x32x4f16 %arg0, %arg1 : (!llvm.struct<(ptr, i1)>, !llvm.struct<(ptr, i1)>) -> !llvm.struct<(ptr, i1)>
  return
}
func.func @f300() {
  %0 = rocdl.mfma.f32.32x32x8bf16.1k  : () -> i8
  return
}
func.func @f301(%arg0: !llvm.func<void (i32)>, %arg1: !llvm.func<void (i32)>) {
  %0 = rocdl.mfma.f32.32x32x8bf16.1k %arg0, %arg1 : (!llvm.func<void (i32)>, !llvm.func<void (i32)>) -> !llvm.func<void (i32)>
  return
}
func.func @f302() {
  %0 = rocdl.mfma.f32.32x32x8f16  : () -> i1
  return
}
func.func @f303(%arg0: vector<6xf32>, %arg1: vector<6xf32>, %arg2: vector<6xf32>) {
  %0 = rocdl.mfma.f32.32x32x8f16 %arg0, %arg1, %arg2 : (vector<6xf32>, vector<6xf32>, vector<6xf32>) -> vector<12xi32>
  return
}
func.func @f304() {
  %0 = rocdl.mfma.f32.4x4x1f32  : () -> i2
  return
}
func.func @f305(%arg0: vector<64xi32>, %arg1: vector<64xi32>, %arg2: vector<64xi32>) {
  %0 = rocdl.mfma.f32.4x4x1f32 %arg0, %arg1, %arg2 : (vector<64xi32>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
  return
}
func.func @f306() {
  %0 = rocdl.mfma.f32.4x4x2bf16  : () -> i8
  return
}
func.func @f307(%arg0: !llvm.struct<(i64, i1)>, %arg1: !llvm.struct<(i64, i1)>) {
  %0 = rocdl.mfma.f32.4x4x2bf16 %arg0, %arg1 : (!llvm.struct<(i64, i1)>, !llvm.struct<(i64, i1)>) -> !llvm.struct<(i64, i1)>
  return
}
func.func @f308() {
  %0 = rocdl.mfma.f32.4x4x4bf16.1k  : () -> i1
  return
}
func.func @f309(%arg0: vector<64xi32>, %arg1: vector<64xi32>, %arg2: vector<64xi32>) {
  %0 = rocdl.mfma.f32.4x4x4bf16.1k %arg0, %arg1, %arg2 : (vector<64xi32>, vector<64xi32>, vector<64xi32>) -> vector<64xi32>
  return
}
func.func @f310() {
  %0 = rocdl.mfma.f32.4x4x4f16  : () -> i5
  return
}
func.func @f311(%arg0: !llvm.struct<(i64, i1)>, %arg1: !llvm.struct<(i64, i1)>) {
  %0 = rocdl.mfma.f32.4x4x4f16 %arg0, %arg1 : (!llvm.struct<(i64, i1)>, !llvm.struct<(i64, i1)>) -> !llvm.struct<(i64, i1)>
  return
}
func.func @f312() {
  %0 = rocdl.mfma.f64.16x16x4f64  : () -> i4
  return
}
func.func @f313(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %0 = rocdl.mfma.f64.16x16x4f64 %arg0, %arg1 : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}
func.func @f314() {
  %0 = rocdl.mfma.f64.4x4x4f64  : () -> i1
  return
}
func.func @f315(%arg0: vector<5xf32>, %arg1: vector<5xf32>, %arg2: vector<5xf32>) {
  %0 = rocdl.mfma.f64.4x4x4f64 %arg0, %arg1, %arg2 : (vector<5xf32>, vector<5xf32>, vector<5xf32>) -> vector<5xf32>
  return
}
func.func @f316() {
  %0 = rocdl.mfma.i32.16x16x16i8  : () -> f32
  return
}
func.func @f317(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
  %0 = rocdl.mfma.i32.16x16x16i8 %arg0, %arg1, %arg2 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> i4
  return
}
func.func @f318() {
  %0 = rocdl.mfma.i32.16x16x32.i8  : () -> i5
  return
}
func.func @f319(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.mfma.i32.16x16x32.i8 %arg0, %arg1 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f320() {
  %0 = rocdl.mfma.i32.16x16x4i8  : () -> i8
  return
}
func.func @f321(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>, %arg2: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.mfma.i32.16x16x4i8 %arg0, %arg1, %arg2 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f322() {
  %0 = rocdl.mfma.i32.16x16x64.i8  : () -> i1
  return
}
func.func @f323(%arg0: vector<32xi32>, %arg1: vector<32xi32>, %arg2: vector<32xi32>) {
  %0 = rocdl.mfma.i32.16x16x64.i8 %arg0, %arg1, %arg2 : (vector<32xi32>, vector<32xi32>, vector<32xi32>) -> vector<32xi32>
  return
}
func.func @f324() {
  %0 = rocdl.mfma.i32.32x32x16.i8  : () -> i2
  return
}
func.func @f325(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %0 = rocdl.mfma.i32.32x32x16.i8 %arg0, %arg1 : (vector<[16]xi32>, vector<[16]xi32>) -> i16
  return
}
func.func @f326() {
  %0 = rocdl.mfma.i32.32x32x32.i8  : () -> i2
  return
}
func.func @f327(%arg0: !llvm.struct<(i32, i32)>, %arg1: !llvm.struct<(i32, i32)>) {
  %0 = rocdl.mfma.i32.32x32x32.i8 %arg0, %arg1 : (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)>
  return
}
func.func @f328() {
  %0 = rocdl.mfma.i32.32x32x4i8  : () -> i1
  return
}
func.func @f329(%arg0: !llvm.struct<(i1, i1)>, %arg1: !llvm.struct<(i1, i1)>, %arg2: !llvm.struct<(i1, i1)>) {
  %0 = rocdl.mfma.i32.32x32x4i8 %arg0, %arg1, %arg2 : (!llvm.struct<(i1, i1)>, !llvm.struct<(i1, i1)>, !llvm.struct<(i1, i1)>) -> i32
  return
}
func.func @f330() {
  %0 = rocdl.mfma.i32.32x32x8i8  : () -> i5
  return
}
func.func @f331(%arg0: !llvm.struct<(ptr<3>, i1)>, %arg1: !llvm.struct<(ptr<3>, i1)>, %arg2: !llvm.struct<(ptr<3>, i1)>) {
  %0 = rocdl.mfma.i32.32x32x8i8 %arg0, %arg1, %arg2 : (!llvm.struct<(ptr<3>, i1)>, !llvm.struct<(ptr<3>, i1)>, !llvm.struct<(ptr<3>, i1)>) -> f16
  return
}
func.func @f332() {
  %0 = rocdl.mfma.i32.4x4x4i8  : () -> i1
  return
}
func.func @f333(%arg0: vector<1xf32>, %arg1: vector<1xf32>) {
  %0 = rocdl.mfma.i32.4x4x4i8 %arg0, %arg1 : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
  return
}
func.func @f334() {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4  : () -> i1
  return
}
func.func @f335(%arg0: !llvm.struct<(i32, i32)>, %arg1: !llvm.struct<(i32, i32)>) {
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1 : (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)>
  return
}
func.func @f336() {
  %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4  : () -> i8
  return
}
func.func @f337(%arg0: !llvm.func<void (i32)>, %arg1: !llvm.func<void (i32)>) {
  %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg0, %arg1 : (!llvm.func<void (i32)>, !llvm.func<void (i32)>) -> !llvm.func<void (i32)>
  return
}
func.func @f338(%arg0: i32, %arg1: i32) {
  %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  return
}
func.func @f339(%arg0: i32, %arg1: i32) {
  %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
  return
}
func.func @f340(%arg0: i32, %arg1: i32) {
  %0 = rocdl.permlane32.swap %arg0, %arg1, false, false : (i32, i32) -> <(i32, i32)>
  return
}
func.func @f341(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
  return
}
func.func @f342(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, false : i32, i32
  return
}
func.func @f343(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i32, %arg4: i32, %arg5: i32) {
  %0 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : i1, i1
  return
}
func.func @f344(%arg0: !llvm.struct<(i32, i1)>, %arg1: !llvm.struct<(i32, i1)>, %arg2: !llvm.struct<(i32, i1)>, %arg3: i32, %arg4: i32, %arg5: i32) {
  %0 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : !llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>
  return
}
func.func @f345(%arg0: i8, %arg1: i8, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32, %arg5: i32) {
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : i8
  return
}
func.func @f346(%arg0: !llvm.struct<(ptr<8>, i1)>, %arg1: !llvm.struct<(ptr<8>, i1)>, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32, %arg5: i32) {
  %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f347(%arg0: i1, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 : i1
  return
}
func.func @f348(%arg0: !llvm.struct<(i128, i1)>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 : !llvm.struct<(i128, i1)>
  return
}
func.func @f349(%arg0: i8, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 : i8
  return
}
func.func @f350(%arg0: !llvm.struct<(ptr<8>, i1)>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f351(%arg0: i1, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 : i1
  return
}
func.func @f352(%arg0: i8, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 {noalias_scopes = [], tbaa = []} : i8
  return
}
func.func @f353(%arg0: i4, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 : i4
  return
}
func.func @f354(%arg0: !llvm.struct<(ptr<8>, i1)>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f355(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %arg3 : i4
  return
}
func.func @f356(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %arg3 : !llvm.struct<(f32, f32)>
  return
}
func.func @f357(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32) {
  rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6
  return
}
func.func @f358(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32) {
  rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {alias_scopes = []}
  return
}
func.func @f359(%arg0: i8, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 : i8
  return
}
func.func @f360(%arg0: !llvm.struct<(ptr<8>, i1)>, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
  rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f361(%arg0: f32) {
  %0 = rocdl.rcp %arg0 f32 -> f16
  return
}
func.func @f362(%arg0: bf16) {
  %0 = rocdl.rcp %arg0 bf16 -> bf16
  return
}
func.func @f363(%arg0: i8) {
  %0 = rocdl.readfirstlane %arg0 : i8
  return
}
func.func @f364(%arg0: !llvm.struct<(f32, f32)>) {
  %0 = rocdl.readfirstlane %arg0 : !llvm.struct<(f32, f32)>
  return
}
func.func @f365(%arg0: i2, %arg1: i32) {
  %0 = rocdl.readlane %arg0, %arg1 : (i2, i32) -> i2
  return
}
func.func @f366(%arg0: !llvm.struct<(f32, f32)>, %arg1: i32) {
  %0 = rocdl.readlane %arg0, %arg1 : (!llvm.struct<(f32, f32)>, i32) -> !llvm.struct<(f32, f32)>
  return
}
func.func @f367() {
  rocdl.s.barrier
  return
}
func.func @f368(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.init %arg0 member_cnt = 3 : !llvm.ptr<3>
  return
}
func.func @f369(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.init %arg0 member_cnt = 16 : !llvm.ptr<3>
  return
}
func.func @f370(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
  return
}
func.func @f371() {
  rocdl.s.barrier.leave id = 0
  return
}
func.func @f372() {
  rocdl.s.barrier.leave id = 32
  return
}
func.func @f373() {
  rocdl.s.barrier.signal id = 4
  return
}
func.func @f374() {
  rocdl.s.barrier.signal id = 32
  return
}
func.func @f375() {
  %0 = rocdl.s.barrier.signal.isfirst id = 8 -> i1
  return
}
func.func @f376() {
  %0 = rocdl.s.barrier.signal.isfirst id = 16 -> i1
  return
}
func.func @f377(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.signal.var %arg0 member_cnt = 2 : !llvm.ptr<3>
  return
}
func.func @f378(%arg0: !llvm.ptr<3>) {
  rocdl.s.barrier.signal.var %arg0 member_cnt = 16 : !llvm.ptr<3>
  return
}
func.func @f379() {
  rocdl.s.barrier.wait id = 1
  return
}
func.func @f380() {
  rocdl.s.barrier.wait id = 32
  return
}
func.func @f381() {
  %0 = rocdl.s.get.barrier.state id = 0 -> i32
  return
}
func.func @f382() {
  %0 = rocdl.s.get.barrier.state id = 32 -> i32
  return
}
func.func @f383(%arg0: !llvm.ptr<3>) {
  %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
  return
}
func.func @f384() {
  rocdl.s.nop 3
  return
}
func.func @f385() {
  rocdl.s.nop 16
  return
}
func.func @f386() {
  rocdl.s.setprio 4
  return
}
func.func @f387() {
  rocdl.s.setprio 32
  return
}
func.func @f388() {
  rocdl.s.sleep 8
  return
}
func.func @f389() {
  rocdl.s.sleep 16
  return
}
func.func @f390() {
  rocdl.s.wait.asynccnt 2
  return
}
func.func @f391() {
  rocdl.s.wait.asynccnt 32
  return
}
func.func @f392() {
  rocdl.s.wait.dscnt 1
  return
}
func.func @f393() {
  rocdl.s.wait.dscnt 32
  return
}
func.func @f394() {
  rocdl.s.wait.expcnt 1
  return
}
func.func @f395() {
  rocdl.s.wait.expcnt 32
  return
}
func.func @f396() {
  rocdl.s.wait.loadcnt 0
  return
}
func.func @f397() {
  rocdl.s.wait.loadcnt 16
  return
}
func.func @f398() {
  rocdl.s.wait.storecnt 1
  return
}
func.func @f399() {
  rocdl.s.wait.storecnt 32
  return
}
func.func @f400() {
  rocdl.s.wait.tensorcnt 1
  return
}
func.func @f401() {
  rocdl.s.wait.tensorcnt 16
  return
}
func.func @f402() {
  rocdl.s.waitcnt 1
  return
}
func.func @f403() {
  rocdl.s.waitcnt 16
  return
}
func.func @f404(%arg0: !llvm.ptr<3>) {
  rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
  return
}
func.func @f405() {
  rocdl.sched.barrier 3
  return
}
func.func @f406() {
  rocdl.sched.barrier 32
  return
}
func.func @f407() {
  rocdl.sched.group.barrier 2, 4, 1
  return
}
func.func @f408() {
  rocdl.sched.group.barrier 16, 32, 16
  return
}
func.func @f409(%arg0: f32) {
  %0 = rocdl.sin %arg0 f32 -> f64
  return
}
func.func @f410(%arg0: f128) {
  %0 = rocdl.sin %arg0 f128 -> f128
  return
}
func.func @f411() {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> i2
  return
}
func.func @f412(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>, %arg2: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg0, %arg1, %arg2 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> i2
  return
}
func.func @f413() {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8  : () -> i1
  return
}
func.func @f414(%arg0: !llvm.func<void (i32)>, %arg1: !llvm.func<void (i32)>, %arg2: !llvm.func<void (i32)>) {
  %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg0, %arg1, %arg2 : (!llvm.func<void (i32)>, !llvm.func<void (i32)>, !llvm.func<void (i32)>) -> !llvm.func<void (i32)>
  return
}
func.func @f415() {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> i5
  return
}
func.func @f416(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>, %arg2: vector<[16]xi32>) {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg0, %arg1, %arg2 : (vector<[16]xi32>, vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f417() {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> i5
  return
}
func.func @f418(%arg0: !llvm.struct<(i128, i1)>, %arg1: !llvm.struct<(i128, i1)>, %arg2: !llvm.struct<(i128, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg0, %arg1, %arg2 : (!llvm.struct<(i128, i1)>, !llvm.struct<(i128, i1)>, !llvm.struct<(i128, i1)>) -> !llvm.struct<(i128, i1)>
  return
}
func.func @f419() {
  %0 = rocdl.smfmac.f32.16x16x32.bf16  : () -> i1
  return
}
func.func @f420(%arg0: !llvm.struct<(ptr, i1)>, %arg1: !llvm.struct<(ptr, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x32.bf16 %arg0, %arg1 : (!llvm.struct<(ptr, i1)>, !llvm.struct<(ptr, i1)>) -> !llvm.struct<(ptr, i1)>
  return
}
func.func @f421() {
  %0 = rocdl.smfmac.f32.16x16x32.f16  : () -> i8
  return
}
func.func @f422(%arg0: vector<1xi32>, %arg1: vector<1xi32>, %arg2: vector<1xi32>) {
  %0 = rocdl.smfmac.f32.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<1xi32>, vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  return
}
func.func @f423() {
  %0 = rocdl.smfmac.f32.16x16x64.bf16  : () -> i8
  return
}
func.func @f424(%arg0: !llvm.struct<(ptr<3>, i1)>, %arg1: !llvm.struct<(ptr<3>, i1)>, %arg2: !llvm.struct<(ptr<3>, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x64.bf16 %arg0, %arg1, %arg2 : (!llvm.struct<(ptr<3>, i1)>, !llvm.struct<(ptr<3>, i1)>, !llvm.struct<(ptr<3>, i1)>) -> !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f425() {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> i2
  return
}
func.func @f426(%arg0: !llvm.struct<(i128, i1)>, %arg1: !llvm.struct<(i128, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg0, %arg1 : (!llvm.struct<(i128, i1)>, !llvm.struct<(i128, i1)>) -> i128
  return
}
func.func @f427() {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> i5
  return
}
func.func @f428(%arg0: vector<[16]xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[16]xf32>) {
  %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg0, %arg1, %arg2 : (vector<[16]xf32>, vector<[16]xf32>, vector<[16]xf32>) -> vector<12xf32>
  return
}
func.func @f429() {
  %0 = rocdl.smfmac.f32.16x16x64.f16  : () -> i16
  return
}
func.func @f430(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
  %0 = rocdl.smfmac.f32.16x16x64.f16 %arg0, %arg1, %arg2 : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f431() {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> i8
  return
}
func.func @f432(%arg0: !llvm.struct<(i64, i1)>, %arg1: !llvm.struct<(i64, i1)>, %arg2: !llvm.struct<(i64, i1)>) {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg0, %arg1, %arg2 : (!llvm.struct<(i64, i1)>, !llvm.struct<(i64, i1)>, !llvm.struct<(i64, i1)>) -> !llvm.struct<(i64, i1)>
  return
}
func.func @f433() {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> i8
  return
}
func.func @f434(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>, %arg2: vector<[32]xi32>) {
  %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg0, %arg1, %arg2 : (vector<[32]xi32>, vector<[32]xi32>, vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f435() {
  %0 = rocdl.smfmac.f32.32x32x16.bf16  : () -> i8
  return
}
func.func @f436(%arg0: vector<128xf32>, %arg1: vector<128xf32>, %arg2: vector<128xf32>) {
  %0 = rocdl.smfmac.f32.32x32x16.bf16 %arg0, %arg1, %arg2 : (vector<128xf32>, vector<128xf32>, vector<128xf32>) -> !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f437() {
  %0 = rocdl.smfmac.f32.32x32x16.f16  : () -> i32
  return
}
func.func @f438(%arg0: !llvm.struct<(i1, i1)>, %arg1: !llvm.struct<(i1, i1)>, %arg2: !llvm.struct<(i1, i1)>) {
  %0 = rocdl.smfmac.f32.32x32x16.f16 %arg0, %arg1, %arg2 : (!llvm.struct<(i1, i1)>, !llvm.struct<(i1, i1)>, !llvm.struct<(i1, i1)>) -> !llvm.struct<(i1, i1)>
  return
}
func.func @f439() {
  %0 = rocdl.smfmac.f32.32x32x32.bf16  : () -> i5
  return
}
func.func @f440(%arg0: vector<5xi32>, %arg1: vector<5xi32>, %arg2: vector<5xi32>) {
  %0 = rocdl.smfmac.f32.32x32x32.bf16 %arg0, %arg1, %arg2 : (vector<5xi32>, vector<5xi32>, vector<5xi32>) -> vector<4xi32>
  return
}
func.func @f441() {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> i8
  return
}
func.func @f442(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>) {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg0, %arg1 : (vector<[4]xf32>, vector<[4]xf32>) -> i48
  return
}
func.func @f443() {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> i4
  return
}
func.func @f444(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
  %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg0, %arg1 : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
func.func @f445() {
  %0 = rocdl.smfmac.f32.32x32x32.f16  : () -> i1
  return
}
func.func @f446(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = rocdl.smfmac.f32.32x32x32.f16 %arg0, %arg1, %arg2 : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}
func.func @f447() {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> i32
  return
}
func.func @f448(%arg0: !llvm.struct<(i32, i1)>, %arg1: !llvm.struct<(i32, i1)>) {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg0, %arg1 : (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>) -> !llvm.struct<(i32, i1)>
  return
}
func.func @f449() {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> i1
  return
}
func.func @f450(%arg0: !llvm.struct<(i5, i1)>, %arg1: !llvm.struct<(i5, i1)>) {
  %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg0, %arg1 : (!llvm.struct<(i5, i1)>, !llvm.struct<(i5, i1)>) -> !llvm.struct<(i5, i1)>
  return
}
func.func @f451() {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> i32
  return
}
func.func @f452(%arg0: vector<128xf32>, %arg1: vector<128xf32>, %arg2: vector<128xf32>) {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg0, %arg1, %arg2 : (vector<128xf32>, vector<128xf32>, vector<128xf32>) -> vector<128xf32>
  return
}
func.func @f453() {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> i64
  return
}
func.func @f454(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg0, %arg1 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f455() {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> i32
  return
}
func.func @f456(%arg0: vector<[1]xi32>, %arg1: vector<[1]xi32>, %arg2: vector<[1]xi32>) {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg0, %arg1, %arg2 : (vector<[1]xi32>, vector<[1]xi32>, vector<[1]xi32>) -> vector<[1]xi32>
  return
}
func.func @f457() {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> i1
  return
}
func.func @f458(%arg0: !llvm.struct<(f32, f32)>, %arg1: !llvm.struct<(f32, f32)>, %arg2: !llvm.struct<(f32, f32)>) {
  %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg0, %arg1, %arg2 : (!llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>, !llvm.struct<(f32, f32)>) -> i8
  return
}
func.func @f459() {
  %0 = rocdl.smfmac.i32.16x16x128.i8  : () -> i1
  return
}
func.func @f460(%arg0: vector<24xi32>, %arg1: vector<24xi32>) {
  %0 = rocdl.smfmac.i32.16x16x128.i8 %arg0, %arg1 : (vector<24xi32>, vector<24xi32>) -> vector<24xi32>
  return
}
func.func @f461() {
  %0 = rocdl.smfmac.i32.16x16x64.i8  : () -> i1
  return
}
func.func @f462(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<8>) {
  %0 = rocdl.smfmac.i32.16x16x64.i8 %arg0, %arg1 : (!llvm.ptr<8>, !llvm.ptr<8>) -> !llvm.ptr<8>
  return
}
func.func @f463() {
  %0 = rocdl.smfmac.i32.32x32x32.i8  : () -> i1
  return
}
func.func @f464(%arg0: !llvm.array<4 x i32>, %arg1: !llvm.array<4 x i32>) {
  %0 = rocdl.smfmac.i32.32x32x32.i8 %arg0, %arg1 : (!llvm.array<4 x i32>, !llvm.array<4 x i32>) -> !llvm.array<4 x i32>
  return
}
func.func @f465() {
  %0 = rocdl.smfmac.i32.32x32x64.i8  : () -> i8
  return
}
func.func @f466(%arg0: !llvm.struct<(ptr<5>, i1)>, %arg1: !llvm.struct<(ptr<5>, i1)>, %arg2: !llvm.struct<(ptr<5>, i1)>) {
  %0 = rocdl.smfmac.i32.32x32x64.i8 %arg0, %arg1, %arg2 : (!llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>, !llvm.struct<(ptr<5>, i1)>) -> !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f467(%arg0: f64) {
  %0 = rocdl.sqrt %arg0 f64 -> f64
  return
}
func.func @f468(%arg0: bf16) {
  %0 = rocdl.sqrt %arg0 bf16 -> bf16
  return
}
func.func @f469(%arg0: f32) {
  %0 = rocdl.tanh %arg0 f32 -> f32
  return
}
func.func @f470(%arg0: f128) {
  %0 = rocdl.tanh %arg0 f128 -> f128
  return
}
func.func @f471(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 2 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f472(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.load.to.lds {alias_scopes = [], noalias_scopes = []} %arg0, %arg1, %arg2, %arg3 cachepolicy 32 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f473(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 0 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f474(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.load.to.lds.d2 {noalias_scopes = [], tbaa = []} %arg0, %arg1 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f475(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f476(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
  rocdl.tensor.store.from.lds {noalias_scopes = [], tbaa = []} %arg0, %arg1, %arg2, %arg3 cachepolicy 4 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f477(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 1 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f478(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
  rocdl.tensor.store.from.lds.d2 {alias_scopes = [], noalias_scopes = [], tbaa = []} %arg0, %arg1 cachepolicy 2 : vector<4xi32>, vector<8xi32>
  return
}
func.func @f479(%arg0: i4, %arg1: i4) {
  %0 = rocdl.update.dpp %arg0, %arg1 with 2, 8, 1, true : i4
  return
}
func.func @f480(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %0 = rocdl.update.dpp %arg0, %arg1 with 1, 1, 32, true : vector<[16]xi32>
  return
}
func.func @f481() {
  %0 = rocdl.wavefrontsize : i5
  return
}
func.func @f482() {
  %0 = rocdl.wavefrontsize : !llvm.struct<(i16, i1)>
  return
}
func.func @f483(%arg0: i8, %arg1: i2, %arg2: i8) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 : (i8, i2, i8) -> i8
  return
}
func.func @f484(%arg0: vector<16xi1>, %arg1: vector<16xi1>, %arg2: i64) {
  %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 {opsel = true} : (vector<16xi1>, vector<16xi1>, i64) -> vector<16xi1>
  return
}
func.func @f485(%arg0: bf16, %arg1: bf16, %arg2: bf16) {
  %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 : (bf16, bf16, bf16) -> bf16
  return
}
func.func @f486(%arg0: vector<128xbf16>, %arg1: vector<128xbf16>, %arg2: vector<128xbf16>) {
  %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<128xbf16>, vector<128xbf16>, vector<128xbf16>) -> vector<128xbf16>
  return
}
func.func @f487(%arg0: bf16, %arg1: bf16, %arg2: f32) {
  %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (bf16, bf16, f32) -> bf16
  return
}
func.func @f488(%arg0: vector<16xbf16>, %arg1: vector<16xbf16>, %arg2: vector<[16]xf32>) {
  %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<16xbf16>, vector<16xbf16>, vector<[16]xf32>) -> vector<16xbf16>
  return
}
func.func @f489(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f490(%arg0: vector<[2]xi32>, %arg1: vector<6xi4>, %arg2: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (vector<[2]xi32>, vector<6xi4>, vector<2xf16>) -> vector<4xf16>
  return
}
func.func @f491(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f492(%arg0: vector<6xi16>, %arg1: vector<6xi16>, %arg2: vector<6xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 : (vector<6xi16>, vector<6xi16>, vector<6xf16>) -> vector<6xf16>
  return
}
func.func @f493(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f494(%arg0: i32, %arg1: i32, %arg2: vector<1xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 2 : i16, reuseB = true} : (i32, i32, vector<1xf16>) -> vector<2xf16>
  return
}
func.func @f495(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f496(%arg0: vector<8xi1>, %arg1: vector<32xi64>, %arg2: vector<[8]xf16>) {
  %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {modC = 32 : i16, reuseA = true} : (vector<8xi1>, vector<32xi64>, vector<[8]xf16>) -> vector<[8]xf16>
  return
}
func.func @f497(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 : (f16, f16, f16) -> f16
  return
}
func.func @f498(%arg0: vector<[32]xf16>, %arg1: vector<[32]xf16>, %arg2: vector<[32]xf16>) {
  %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<[32]xf16>, vector<[32]xf16>, vector<[32]xf16>) -> vector<[32]xf16>
  return
}
func.func @f499(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 : (f16, f16, f16) -> f16
  return
}
func.func @f500(%arg0: vector<[32]xf16>, %arg1: vector<[32]xf16>, %arg2: vector<[32]xf16>) {
  %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<[32]xf16>, vector<[32]xf16>, vector<[32]xf16>) -> vector<[32]xf16>
  return
}
func.func @f501(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f502(%arg0: i8, %arg1: i32, %arg2: vector<24xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (i8, i32, vector<24xf16>) -> vector<[1]xf16>
  return
}
func.func @f503(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f504(%arg0: vector<32xi32>, %arg1: vector<32xi32>, %arg2: vector<2xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 {modC = 3 : i16, reuseA = true} : (vector<32xi32>, vector<32xi32>, vector<2xf16>) -> vector<[32]xf16>
  return
}
func.func @f505(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f506(%arg0: vector<1xi1>, %arg1: vector<2xi8>, %arg2: vector<[1]xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (vector<1xi1>, vector<2xi8>, vector<[1]xf16>) -> vector<[32]xf16>
  return
}
func.func @f507(%arg0: i32, %arg1: i32, %arg2: f16) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f16) -> f16
  return
}
func.func @f508(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: vector<128xf16>) {
  %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {modC = 4 : i16} : (vector<2xi32>, vector<2xi32>, vector<128xf16>) -> vector<2xf16>
  return
}
func.func @f509(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f510(%arg0: vector<[4]xi16>, %arg1: vector<[4]xi16>, %arg2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (vector<[4]xi16>, vector<[4]xi16>, vector<4xf32>) -> vector<3xf32>
  return
}
func.func @f511(%arg0: i4, %arg1: i4, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 : (i4, i4, f32) -> f32
  return
}
func.func @f512(%arg0: vector<6xi8>, %arg1: vector<6xi8>, %arg2: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 {modC = 8 : i16} : (vector<6xi8>, vector<6xi8>, vector<16xf32>) -> f32
  return
}
func.func @f513(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f514(%arg0: vector<[32]xi16>, %arg1: vector<[32]xi16>, %arg2: vector<[32]xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 {modC = 1 : i16} : (vector<[32]xi16>, vector<[32]xi16>, vector<[32]xf32>) -> vector<32xf32>
  return
}
func.func @f515(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f516(%arg0: i16, %arg1: i16, %arg2: vector<[32]xf32>) {
  %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 {reuseA = true} : (i16, i16, vector<[32]xf32>) -> vector<16xf32>
  return
}
func.func @f517(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f518(%arg0: vector<128xi64>, %arg1: vector<128xi64>, %arg2: vector<128xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<128xi64>, vector<128xi64>, vector<128xf32>) -> vector<128xf32>
  return
}
func.func @f519(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f520(%arg0: vector<[8]xi64>, %arg1: vector<[8]xi64>, %arg2: vector<1xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<[8]xi64>, vector<[8]xi64>, vector<1xf32>) -> vector<8xf32>
  return
}
func.func @f521(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f522(%arg0: vector<128xi16>, %arg1: vector<128xi16>, %arg2: vector<128xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<128xi16>, vector<128xi16>, vector<128xf32>) -> vector<128xf32>
  return
}
func.func @f523(%arg0: f16, %arg1: f16, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (f16, f16, f32) -> f32
  return
}
func.func @f524(%arg0: vector<[1]xf16>, %arg1: vector<[1]xf16>, %arg2: vector<1xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<[1]xf16>, vector<[1]xf16>, vector<1xf32>) -> vector<[1]xf32>
  return
}
func.func @f525(%arg0: i16, %arg1: i16, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (i16, i16, f32) -> f32
  return
}
func.func @f526(%arg0: vector<6xi64>, %arg1: vector<6xi64>, %arg2: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<6xi64>, vector<6xi64>, vector<16xf32>) -> vector<3xf32>
  return
}
func.func @f527(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f528(%arg0: vector<[4]xi4>, %arg1: vector<[4]xi4>, %arg2: vector<32xf32>) {
  %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<[4]xi4>, vector<[4]xi4>, vector<32xf32>) -> vector<2xf32>
  return
}
func.func @f529(%arg0: bf16, %arg1: bf16, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (bf16, bf16, f32) -> f32
  return
}
func.func @f530(%arg0: vector<[2]xbf16>, %arg1: vector<[2]xbf16>, %arg2: vector<[2]xf32>) {
  %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<[2]xbf16>, vector<[2]xbf16>, vector<[2]xf32>) -> vector<3xf32>
  return
}
func.func @f531(%arg0: f16, %arg1: f16, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 : (f16, f16, f32) -> f32
  return
}
func.func @f532(%arg0: vector<32xf16>, %arg1: vector<32xf16>, %arg2: vector<32xf32>) {
  %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<32xf16>, vector<32xf16>, vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f533(%arg0: f32, %arg1: f32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 : (f32, f32, f32) -> f32
  return
}
func.func @f534(%arg0: vector<[1]xf32>, %arg1: vector<4xf32>, %arg2: vector<[1]xf32>) {
  %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 : (vector<[1]xf32>, vector<4xf32>, vector<[1]xf32>) -> vector<[1]xf32>
  return
}
func.func @f535(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f536(%arg0: vector<[1]xi1>, %arg1: vector<[1]xi1>, %arg2: vector<16xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (vector<[1]xi1>, vector<[1]xi1>, vector<16xf32>) -> vector<[2]xf32>
  return
}
func.func @f537(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f538(%arg0: vector<6xi8>, %arg1: vector<6xi8>, %arg2: vector<6xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 : (vector<6xi8>, vector<6xi8>, vector<6xf32>) -> vector<4xf32>
  return
}
func.func @f539(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f540(%arg0: vector<[4]xi64>, %arg1: vector<[4]xi64>, %arg2: vector<4xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (vector<[4]xi64>, vector<[4]xi64>, vector<4xf32>) -> vector<[4]xf32>
  return
}
func.func @f541(%arg0: i32, %arg1: i32, %arg2: f32) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 : (i32, i32, f32) -> f32
  return
}
func.func @f542(%arg0: i4, %arg1: i32, %arg2: vector<[32]xf32>) {
  %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 {reuseB = true} : (i4, i32, vector<[32]xf32>) -> vector<5xf32>
  return
}
func.func @f543(%arg0: i4, %arg1: i4, %arg2: i4) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 : (i4, i4, i4) -> i4
  return
}
func.func @f544(%arg0: i128, %arg1: i128, %arg2: vector<2xi1>) {
  %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 : (i128, i128, vector<2xi1>) -> i128
  return
}
func.func @f545(%arg0: i8, %arg1: i8, %arg2: i8) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 : (i8, i8, i8) -> i8
  return
}
func.func @f546(%arg0: i16, %arg1: vector<16xi32>, %arg2: i16) {
  %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 : (i16, vector<16xi32>, i16) -> i32
  return
}
func.func @f547(%arg0: i4, %arg1: i4, %arg2: i32) {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 : (i4, i4, i32) -> i4
  return
}
func.func @f548(%arg0: vector<6xi64>, %arg1: vector<6xi64>, %arg2: vector<6xi64>) {
  %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 : (vector<6xi64>, vector<6xi64>, vector<6xi64>) -> vector<6xi64>
  return
}
func.func @f549(%arg0: i2, %arg1: i2, %arg2: i2) {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 : (i2, i2, i2) -> i2
  return
}
func.func @f550(%arg0: vector<[16]xi2>, %arg1: vector<[16]xi2>, %arg2: vector<[16]xi2>) {
  %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 : (vector<[16]xi2>, vector<[16]xi2>, vector<[16]xi2>) -> vector<[16]xi2>
  return
}
func.func @f551(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (i32, i32, f32, i32, i32) -> f32
  return
}
func.func @f552(%arg0: i8, %arg1: i8, %arg2: vector<4xf32>, %arg3: i32, %arg4: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleA = 1 : i32, fmtScaleB = 16 : i32, modC = 16 : i16, reuseB = true, scaleAType = 16 : i32} : (i8, i8, vector<4xf32>, i32, i32) -> vector<2xf32>
  return
}
func.func @f553(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i32, %arg4: i32) {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (i32, i32, f32, i32, i32) -> f32
  return
}
func.func @f554(%arg0: i1, %arg1: i4, %arg2: vector<24xf32>, %arg3: i32, %arg4: i32) {
  %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtScaleB = 1 : i32, modC = 3 : i16, scaleAType = 3 : i32, scaleBType = 8 : i32} : (i1, i4, vector<24xf32>, i32, i32) -> vector<4xf32>
  return
}
func.func @f555(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: i64) {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (i32, i32, f32, i64, i64) -> f32
  return
}
func.func @f556(%arg0: i16, %arg1: vector<[2]xi16>, %arg2: vector<[32]xf32>, %arg3: i64, %arg4: i64) {
  %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 {fmtA = 16 : i32, fmtScaleB = 3 : i32, scaleBType = 4 : i32} : (i16, vector<[2]xi16>, vector<[32]xf32>, i64, i64) -> vector<2xf32>
  return
}
func.func @f557(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: i64, %arg4: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (i32, i32, f32, i64, i64) -> f32
  return
}
func.func @f558(%arg0: vector<64xi2>, %arg1: i32, %arg2: vector<64xf32>, %arg3: i64, %arg4: i64) {
  %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (vector<64xi2>, i32, vector<64xf32>, i64, i64) -> vector<64xf32>
  return
}
func.func @f559() {
  %0 = rocdl.workgroup.dim.x : i8
  return
}
func.func @f560() {
  %0 = rocdl.workgroup.dim.x : vector<[16]xi32>
  return
}
func.func @f561() {
  %0 = rocdl.workgroup.dim.y : i4
  return
}
func.func @f562() {
  %0 = rocdl.workgroup.dim.y : !llvm.struct<(i1, i1)>
  return
}
func.func @f563() {
  %0 = rocdl.workgroup.dim.z : i8
  return
}
func.func @f564() {
  %0 = rocdl.workgroup.dim.z : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f565() {
  %0 = rocdl.workgroup.id.x : i8
  return
}
func.func @f566() {
  %0 = rocdl.workgroup.id.x : vector<[16]xi32>
  return
}
func.func @f567() {
  %0 = rocdl.workgroup.id.y : i1
  return
}
func.func @f568() {
  %0 = rocdl.workgroup.id.y : !llvm.struct<(i5, i1)>
  return
}
func.func @f569() {
  %0 = rocdl.workgroup.id.z : i1
  return
}
func.func @f570() {
  %0 = rocdl.workgroup.id.z : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f571() {
  %0 = rocdl.workitem.id.x : i4
  return
}
func.func @f572() {
  %0 = rocdl.workitem.id.x : vector<[16]xi32>
  return
}
func.func @f573() {
  %0 = rocdl.workitem.id.y : i5
  return
}
func.func @f574() {
  %0 = rocdl.workitem.id.y : !llvm.struct<(i5, i1)>
  return
}
func.func @f575() {
  %0 = rocdl.workitem.id.z : i1
  return
}
func.func @f576() {
  %0 = rocdl.workitem.id.z : !llvm.struct<(i14, i1)>
  return
}
