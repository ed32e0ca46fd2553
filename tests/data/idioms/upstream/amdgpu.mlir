// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @raw_buffer(%src: memref<128xf32>, %dst: memref<128xf32, 3>, %i: i32, %soff: i32) -> f32 {
  %0 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %src[%i] : memref<128xf32>, i32 -> f32
  amdgpu.raw_buffer_store {boundsCheck = false} %0 -> %src[%i] : f32 -> memref<128xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %0 -> %src[%i] sgprOffset %soff : f32 -> memref<128xf32>, i32
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <valu|all_vmem>
  return %0 : f32
}

func.func @mfma(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>, %w: vector<16xf16>, %wc: vector<8xf32>) -> vector<4xf32> {
  %0 = amdgpu.mfma 16x16x16 %a * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %1 = amdgpu.wmma 16x16x16 %w * %w + %wc : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return %0 : vector<4xf32>
}

func.func @fp8(%a: vector<4xf8E4M3FNUZ>, %f: f32, %m: memref<8xi32>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.ext_packed_fp8 %a[0] : vector<4xf8E4M3FNUZ> to f32
  %1 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  %2 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return %2 : memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
}
