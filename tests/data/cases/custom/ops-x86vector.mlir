// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of x86vector that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: memref<bf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<bf16> -> vector<4xf32>
  return
}
func.func @f1(%arg0: memref<4xbf16, #gpu.address_space<workgroup>>) {
  %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<4xbf16, #gpu.address_space<workgroup>> -> vector<2x[4]xf32>
  return
}
func.func @f2(%arg0: memref<f16>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg0 : memref<f16> -> vector<4xf32>
  return
}
func.func @f3(%arg0: memref<4xf16, #gpu.address_space<workgroup>>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg0 : memref<4xf16, #gpu.address_space<workgroup>> -> vector<1x[8]xf32>
  return
}
func.func @f4(%arg0: memref<f16>) {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg0 : memref<f16> -> vector<1x4xf32>
  return
}
func.func @f5(%arg0: memref<4xf16, #gpu.address_space<workgroup>>) {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg0 : memref<4xf16, #gpu.address_space<workgroup>> -> vector<2x2xf32>
  return
}
func.func @f6(%arg0: vector<8xi32>, %arg1: vector<32xi8>, %arg2: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<32xi8> -> vector<8xi32>
  return
}
func.func @f7(%arg0: vector<[8]xi32>, %arg1: vector<32xi8>, %arg2: vector<32xi8>) {
  %0 = x86vector.avx.dot.i8 %arg0, %arg1, %arg2 : vector<32xi8> -> vector<[8]xi32>
  return
}
func.func @f8(%arg0: vector<8xf32>, %arg1: vector<8xf32>) {
  %0 = x86vector.avx.intr.dot %arg0, %arg1 : vector<8xf32>
  return
}
func.func @f9(%arg0: vector<1x[8]xf32>, %arg1: vector<1x[8]xf32>) {
  %0 = x86vector.avx.intr.dot %arg0, %arg1 : vector<1x[8]xf32>
  return
}
func.func @f10(%arg0: vector<8xf32>) {
  %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
  return
}
func.func @f11(%arg0: vector<1x[8]xf32>) {
  %0 = x86vector.avx.rsqrt %arg0 : vector<1x[8]xf32>
  return
}
func.func @f12(%arg0: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<8xf32> -> vector<8xbf16>
  return
}
func.func @f13(%arg0: vector<2x[4]xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<2x[4]xf32> -> vector<2x4xbf16>
  return
}
func.func @f14(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %arg0, %arg1, %arg2 : vector<8xbf16> -> vector<4xf32>
  return
}
func.func @f15(%arg0: vector<[16]xf32>, %arg1: vector<32xbf16>, %arg2: vector<32xbf16>) {
  %0 = x86vector.avx512.dot %arg0, %arg1, %arg2 : vector<32xbf16> -> vector<[16]xf32>
  return
}
func.func @f16(%arg0: vector<8xi1>, %arg1: vector<8xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<8xf32>
  return
}
func.func @f17(%arg0: vector<16xi1>, %arg1: vector<16xf32>, %arg2: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %arg0, %arg1, %arg2 : vector<16xf32>, vector<16xf32>
  return
}
func.func @f18(%arg0: vector<8xf32>, %arg1: i32, %arg2: vector<8xf32>, %arg3: i8, %arg4: i32) {
  %0 = x86vector.avx512.mask.rndscale %arg0, %arg1, %arg2, %arg3, %arg4 : vector<8xf32>
  return
}
func.func @f19(%arg0: vector<[16]xf64>, %arg1: i32, %arg2: vector<[16]xf64>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.rndscale %arg0, %arg1, %arg2, %arg3, %arg4 : vector<[16]xf64>
  return
}
func.func @f20(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>, %arg3: i8, %arg4: i32) {
  %0 = x86vector.avx512.mask.scalef %arg0, %arg1, %arg2, %arg3, %arg4 : vector<8xf32>
  return
}
func.func @f21(%arg0: vector<[16]xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[16]xf32>, %arg3: i16, %arg4: i32) {
  %0 = x86vector.avx512.mask.scalef %arg0, %arg1, %arg2, %arg3, %arg4 : vector<[16]xf32>
  return
}
func.func @f22(%arg0: vector<8xi32>, %arg1: vector<8xi32>) {
  %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg1 : vector<8xi32>
  return
}
func.func @f23(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %k1, %k2 = x86vector.avx512.vp2intersect %arg0, %arg1 : vector<[16]xi32>
  return
}
