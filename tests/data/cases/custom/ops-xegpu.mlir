// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of xegpu that have a format: each with little and with much of what may be left out.
func.func @f0() {
  xegpu.alloc_nbarrier 8
  return
}
func.func @f1() {
  xegpu.alloc_nbarrier 16
  return
}
func.func @f2(%arg0: memref<16x16xf16, 3>) {
  %0 = xegpu.create_mem_desc %arg0 : memref<16x16xf16, 3> -> !xegpu.mem_desc<16x16xf16>
  return
}
func.func @f3(%arg0: memref<16x16xbf16, 3>) {
  %0 = xegpu.create_mem_desc %arg0 : memref<16x16xbf16, 3> -> !xegpu.mem_desc<16x16xf16>
  return
}
func.func @f4(%arg0: i64, %arg1: vector<16xindex>) {
  %0 = xegpu.create_tdesc %arg0, %arg1 : i64, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
func.func @f5(%arg0: memref<?xbf16>, %arg1: vector<16xindex>) {
  %0 = xegpu.create_tdesc %arg0, %arg1 : memref<?xbf16>, vector<16xindex> -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
func.func @f6(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
  %0 = xegpu.dpas %arg0, %arg1 : vector<4xf32>, vector<4xf32> -> vector<4xf32>
  return
}
func.func @f7(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) {
  %0 = xegpu.dpas %arg0, %arg1, %arg2 : vector<16xf16>, vector<16xf16>, vector<16xf16> -> vector<16xf16>
  return
}
func.func @f8() {
  xegpu.fence memory_kind = slm, fence_scope = gpu
  return
}
func.func @f9() {
  xegpu.fence memory_kind = global, fence_scope = workgroup
  return
}
func.func @f10(%arg0: i8, %arg1: i8) {
  %0 = xegpu.init_nbarrier %arg0, %arg1 : i8, i8 -> !xegpu.nbarrier
  return
}
func.func @f11(%arg0: !xegpu.mem_desc<16x16xf16>) {
  %0 = xegpu.load_matrix %arg0[0, 1] <{subgroup_block_io}>: !xegpu.mem_desc<16x16xf16> -> vector<4x2xf16>
  return
}
func.func @f12(%arg0: !xegpu.nbarrier) {
  xegpu.nbarrier_arrive %arg0 : !xegpu.nbarrier
  return
}
func.func @f13(%arg0: !xegpu.nbarrier) {
  xegpu.nbarrier_wait %arg0 : !xegpu.nbarrier
  return
}
func.func @f14(%arg0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) {
  xegpu.prefetch %arg0  : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
func.func @f15(%arg0: memref<4xf32, #gpu.address_space<workgroup>>, %arg1: vector<2xindex>) {
  xegpu.prefetch %arg0[%arg1] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<streaming>, l3_hint = #xegpu.cache_hint<cached>}> : memref<4xf32, #gpu.address_space<workgroup>>, vector<2xindex>
  return
}
func.func @f16(%arg0: !xegpu.tensor_desc<8x16xf16>, %arg1: index) {
  %0 = xegpu.update_nd_offset %arg0, [0, 1] : !xegpu.tensor_desc<8x16xf16>
  return
}
func.func @f17(%arg0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %arg1: vector<16xindex>) {
  %0 = xegpu.update_offset %arg0, %arg1 : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  return
}
