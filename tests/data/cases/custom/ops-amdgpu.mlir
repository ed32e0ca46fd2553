// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of amdgpu that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i1, %arg1: i1) {
  %0 = amdgpu.dpp %arg0 %arg1  wave_shl : i1
  return
}
func.func @f1(%arg0: f8E4M3FN) {
  %0 = amdgpu.ext_packed_fp8 %arg0[2] : f8E4M3FN to f32
  return
}
func.func @f2(%arg0: vector<[2]x[2]xf8E5M2>) {
  %0 = amdgpu.ext_packed_fp8 %arg0[3] : vector<[2]x[2]xf8E5M2> to vector<2xf32>
  return
}
func.func @f3() {
  amdgpu.lds_barrier
  return
}
func.func @f4(%arg0: !amdgpu.tdm_base<i32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index) {
  %0 = amdgpu.make_dma_descriptor %arg0 globalSize [0, 1] globalStride [0, 1] sharedSize [0, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}
func.func @f5() {
  amdgpu.memory_counter_wait
  return
}
func.func @f6() {
  amdgpu.memory_counter_wait load(1) store(8) ds(4) exp(16) tensor(16)
  return
}
func.func @f7(%arg0: vector<2xf16>, %arg1: f32) {
  %0 = amdgpu.packed_scaled_trunc %arg0 into undef[2], %arg1 : vector<2xf16> to vector<8xf4E2M1FN>
  return
}
func.func @f8(%arg0: vector<[2]xf32>, %arg1: f32) {
  %0 = amdgpu.packed_scaled_trunc %arg0 into undef[2], %arg1 : vector<[2]xf32> to vector<2x2xf8E4M3FN>
  return
}
func.func @f9(%arg0: f32, %arg1: i32) {
  %0 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into undef[2] : f32 to vector<4xf8E5M2>
  return
}
func.func @f10(%arg0: f32, %arg1: i32, %arg2: vector<4xf8E5M2>) {
  %0 = amdgpu.packed_stoch_round_fp8 %arg0 + %arg1 into %arg2[3] : f32 to vector<4xf8E5M2> into vector<4xf8E5M2>
  return
}
func.func @f11(%arg0: f32) {
  %0 = amdgpu.packed_trunc_2xfp8 %arg0, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  return
}
func.func @f12(%arg0: f32, %arg1: f32, %arg2: vector<1x4xf8E4M3FN>) {
  %0 = amdgpu.packed_trunc_2xfp8 %arg0, %arg1 into %arg2[word 1] : f32 to vector<1x4xf8E4M3FN> into vector<1x4xf8E4M3FN>
  return
}
func.func @f13(%arg0: i16) {
  %0 = amdgpu.permlane_swap %arg0 32 : i16
  return
}
func.func @f14(%arg0: vector<64xi4>) {
  %0 = amdgpu.permlane_swap %arg0 32 {fetch_inactive = true} : vector<64xi4>
  return
}
func.func @f15(%arg0: vector<[2]xf32>, %arg1: vector<[2]xf32>, %arg2: memref<?xf32>, %arg3: i32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %arg0, %arg1 -> %arg2[%arg3] : vector<[2]xf32> -> memref<?xf32>, i32
  return
}
func.func @f16(%arg0: f32, %arg1: memref<4xf32>, %arg2: i32, %arg3: i32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, indexOffset = 3 : i32} %arg0 -> %arg1[%arg2] sgprOffset %arg3 : f32 -> memref<4xf32>, i32
  return
}
func.func @f17(%arg0: f32, %arg1: memref<?xf32>, %arg2: i32) {
  amdgpu.raw_buffer_atomic_fmax %arg0 -> %arg1[%arg2] : f32 -> memref<?xf32>, i32
  return
}
func.func @f18(%arg0: f32, %arg1: memref<?x?xf32>, %arg2: i32, %arg3: i32, %arg4: i32) {
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 0 : i32} %arg0 -> %arg1[%arg2, %arg3] sgprOffset %arg4 : f32 -> memref<?x?xf32>, i32, i32
  return
}
func.func @f19(%arg0: i32, %arg1: memref<4xf32>, %arg2: i32) {
  amdgpu.raw_buffer_atomic_smax %arg0 -> %arg1[%arg2] : i32 -> memref<4xf32>, i32
  return
}
func.func @f20(%arg0: i32, %arg1: memref<8x8xf32>, %arg2: i32, %arg3: i32, %arg4: i32) {
  amdgpu.raw_buffer_atomic_smax {indexOffset = 32 : i32} %arg0 -> %arg1[%arg2, %arg3] sgprOffset %arg4 : i32 -> memref<8x8xf32>, i32, i32
  return
}
func.func @f21(%arg0: i32, %arg1: memref<?x?xi8>, %arg2: i32, %arg3: i32) {
  amdgpu.raw_buffer_atomic_umin {indexOffset = 2 : i32} %arg0 -> %arg1[%arg2, %arg3] : i32 -> memref<?x?xi8>, i32, i32
  return
}
func.func @f22(%arg0: i32, %arg1: memref<2x3xf32>, %arg2: i32, %arg3: i32, %arg4: i32) {
  amdgpu.raw_buffer_atomic_umin {indexOffset = 8 : i32} %arg0 -> %arg1[%arg2, %arg3] sgprOffset %arg4 : i32 -> memref<2x3xf32>, i32, i32
  return
}
func.func @f23(%arg0: memref<?xf32>, %arg1: i32) {
  %0 = amdgpu.raw_buffer_load %arg0[%arg1] : memref<?xf32>, i32 -> memref<?xf32>
  return
}
func.func @f24(%arg0: memref<?x?xindex>, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = amdgpu.raw_buffer_load {indexOffset = 32 : i32} %arg0[%arg1, %arg2] sgprOffset %arg3 : memref<?x?xindex>, i32, i32 -> memref<?x?xindex>
  return
}
func.func @f25(%arg0: vector<2xf8E5M2>, %arg1: f32) {
  %0 = amdgpu.scaled_ext_packed %arg0[4], %arg1 : vector<2xf8E5M2> to vector<2xbf16>
  return
}
func.func @f26(%arg0: vector<[2]x[2]xf4E2M1FN>, %arg1: f32) {
  %0 = amdgpu.scaled_ext_packed %arg0[3], %arg1 : vector<[2]x[2]xf4E2M1FN> to vector<2xbf16>
  return
}
func.func @f27() {
  amdgpu.sched_barrier allow = <none>
  return
}
func.func @f28() {
  amdgpu.sched_barrier allow = <non_mem_non_sideffect>
  return
}
func.func @f29(%arg0: i2) {
  %0 = amdgpu.swizzle_bitmode %arg0 3 0 0 : i2
  return
}
func.func @f30(%arg0: vector<128xf8E8M0FNU>) {
  %0 = amdgpu.swizzle_bitmode %arg0 0 32 1 : vector<128xf8E8M0FNU>
  return
}
func.func @f31(%arg0: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_load_to_lds %arg0 : !amdgpu.tdm_descriptor
  return
}
func.func @f32(%arg0: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_store_from_lds %arg0 : !amdgpu.tdm_descriptor
  return
}
