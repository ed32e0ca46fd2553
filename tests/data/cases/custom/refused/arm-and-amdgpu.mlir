// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @case_1(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%i) boundsCheck(false) resetOffset : memref<64xi32> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @case_2(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.mfma 16x16 %f * %f + %v16 blgp = none : f32, f32, vector<16xf32>
  return
}
// -----
func.func @case_3(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.mfma 16x16xa %f * %f + %v16 blgp = none : f32, f32, vector<16xf32>
  return
}
// -----
func.func @case_4(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.mfma 16x16x4x4 %f * %f + %v16 blgp = none : f32, f32, vector<16xf32>
  return
}
// -----
func.func @case_5(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  amdgpu.gather_to_lds async %m[%k], %lds[%k] : vector<2xf16>, memref<64xi32>, memref<64xf16, 3>
  return
}
// -----
func.func @case_6(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4)
  return
}
// -----
func.func @case_7(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  amdgpu.memory_counter_wait load(1) load(2)
  return
}
