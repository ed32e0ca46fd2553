// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of gpu that have a format: each with little and with much of what may be left out.
func.func @f0() {
  gpu.barrier
  return
}
func.func @f1() {
  %block_dim_z = gpu.block_dim  z
  return
}
func.func @f2() {
  %block_dim_x = gpu.block_dim  x upper_bound 32
  return
}
func.func @f3() {
  %block_id_x = gpu.block_id  x
  return
}
func.func @f4() {
  %block_id_y = gpu.block_id  y upper_bound 16
  return
}
func.func @f5() {
  %cluster_block_id_y = gpu.cluster_block_id  y
  return
}
func.func @f6() {
  %cluster_block_id_y = gpu.cluster_block_id  y upper_bound 32
  return
}
func.func @f7() {
  %cluster_dim_y = gpu.cluster_dim  y
  return
}
func.func @f8() {
  %cluster_dim_x = gpu.cluster_dim  x upper_bound 32
  return
}
func.func @f9() {
  %cluster_dim_blocks_x = gpu.cluster_dim_blocks  x
  return
}
func.func @f10() {
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 0
  return
}
func.func @f11() {
  %cluster_id_z = gpu.cluster_id  z
  return
}
func.func @f12() {
  %cluster_id_y = gpu.cluster_id  y upper_bound 16
  return
}
func.func @f13() {
  %global_id_x = gpu.global_id  x
  return
}
func.func @f14() {
  %global_id_y = gpu.global_id  y upper_bound 16
  return
}
func.func @f15() {
  %grid_dim_z = gpu.grid_dim  z
  return
}
func.func @f16() {
  %grid_dim_x = gpu.grid_dim  x upper_bound 16
  return
}
func.func @f17(%arg0: memref<*xi1>) {
  gpu.host_register %arg0 : memref<*xi1>
  return
}
func.func @f18(%arg0: memref<*xf8E8M0FNU>) {
  gpu.host_register %arg0 : memref<*xf8E8M0FNU>
  return
}
func.func @f19(%arg0: memref<*xi8>) {
  gpu.host_unregister %arg0 : memref<*xi8>
  return
}
func.func @f20(%arg0: memref<*xf8E5M2FNUZ>) {
  gpu.host_unregister %arg0 : memref<*xf8E5M2FNUZ>
  return
}
func.func @f21() {
  %0 = gpu.lane_id
  return
}
func.func @f22() {
  %0 = gpu.lane_id upper_bound 16
  return
}
func.func @f23() {
  %0 = gpu.num_subgroups : index
  return
}
func.func @f24() {
  %0 = gpu.num_subgroups upper_bound 16 : index
  return
}
func.func @f25() {
  gpu.printf "v"
  return
}
func.func @f26(%arg0: si64, %arg1: si64) {
  gpu.printf "abc", %arg0, %arg1 : si64, si64
  return
}
func.func @f27(%arg0: i1) {
  %rotateResult, %valid = gpu.rotate %arg0, 1, 4 : i1
  return
}
func.func @f28(%arg0: vector<6xf8E4M3FN>) {
  %rotateResult, %valid = gpu.rotate %arg0, 1, 2 : vector<6xf8E4M3FN>
  return
}
func.func @f29(%arg0: i32) {
  gpu.set_default_device %arg0
  return
}
func.func @f30(%arg0: i2, %arg1: i32, %arg2: i32) {
  %shuffleResult, %valid = gpu.shuffle  up %arg0, %arg1, %arg2 : i2
  return
}
func.func @f31(%arg0: vector<8xbf16>, %arg1: i32, %arg2: i32) {
  %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg1, %arg2 : vector<8xbf16>
  return
}
func.func @f32(%arg0: i4) {
  %0 = gpu.subgroup_broadcast %arg0,  first_active_lane : i4
  return
}
func.func @f33(%arg0: memref<16x16xf8E8M0FNU>, %arg1: i32) {
  %0 = gpu.subgroup_broadcast %arg0,  specific_lane %arg1 : memref<16x16xf8E8M0FNU>
  return
}
func.func @f34() {
  %0 = gpu.subgroup_id : index
  return
}
func.func @f35() {
  %0 = gpu.subgroup_id upper_bound 16 : index
  return
}
func.func @f36(%arg0: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
func.func @f37(%arg0: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %arg0 : !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f38() {
  %0 = gpu.subgroup_mma_elementwise  extf  : () -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f39(%arg0: !gpu.mma_matrix<16x16xf16, "COp">, %arg1: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise  divu %arg0, %arg1 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f40(%arg0: f16, %arg1: !gpu.mma_matrix<16x16xf16, "BOp">, %arg2: index) {
  %0 = gpu.subgroup_mma_insert_thread_local %arg0, %arg1[%arg2] : f16, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f41(%arg0: f16, %arg1: !gpu.mma_matrix<16x16xf16, "AOp">, %arg2: index, %arg3: index) {
  %0 = gpu.subgroup_mma_insert_thread_local %arg0, %arg1[%arg2, %arg3] : f16, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
func.func @f42(%arg0: memref<2x3xf32>) {
  %0 = gpu.subgroup_mma_load_matrix %arg0[] {leadDimension = 3 : index} : memref<2x3xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f43(%arg0: memref<16x16xf32, 3>, %arg1: index, %arg2: index, %arg3: index) {
  %0 = gpu.subgroup_mma_load_matrix %arg0[%arg1, %arg2, %arg3] {leadDimension = 3 : index, transpose} : memref<16x16xf32, 3> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f44() {
  %0 = gpu.subgroup_size : index
  return
}
func.func @f45() {
  %0 = gpu.subgroup_size upper_bound 16 : index
  return
}
func.func @f46() {
  %thread_id_z = gpu.thread_id  z
  return
}
func.func @f47() {
  %thread_id_y = gpu.thread_id  y upper_bound 32
  return
}
