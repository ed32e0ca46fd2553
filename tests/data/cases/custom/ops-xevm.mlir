// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of xevm that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !llvm.ptr) {
  %0 = xevm.blockload %arg0  : (!llvm.ptr) -> i32
  return
}
func.func @f1(%arg0: !llvm.ptr<5>) {
  %0 = xevm.blockload %arg0 <{cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>}> : (!llvm.ptr<5>) -> vector<8xi16>
  return
}
func.func @f2(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) {
  xevm.blockprefetch2d %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 <{elem_size_in_bits = 32 : i32, tile_height = 2 : i32, tile_width = 16 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<8>, i32, i32, i32, i32, i32)
  return
}
func.func @f3(%arg0: !llvm.ptr, %arg1: i8) {
  xevm.blockstore %arg0, %arg1  : (!llvm.ptr, i8)
  return
}
func.func @f4(%arg0: !llvm.ptr<5>, %arg1: vector<2xi32>) {
  xevm.blockstore %arg0, %arg1 <{cache_control = #xevm.store_cache_control<L1wt_L2wb_L3wb>}> : (!llvm.ptr<5>, vector<2xi32>)
  return
}
func.func @f5() {
  %0 = xevm.group_count.x : i32
  return
}
func.func @f6() {
  %0 = xevm.group_count.x : i64
  return
}
func.func @f7() {
  %0 = xevm.group_count.y : i32
  return
}
func.func @f8() {
  %0 = xevm.group_count.y : i64
  return
}
func.func @f9() {
  %0 = xevm.group_count.z : i32
  return
}
func.func @f10() {
  %0 = xevm.group_count.z : i64
  return
}
func.func @f11() {
  %0 = xevm.group_id.x : i32
  return
}
func.func @f12() {
  %0 = xevm.group_id.x : i64
  return
}
func.func @f13() {
  %0 = xevm.group_id.y : i32
  return
}
func.func @f14() {
  %0 = xevm.group_id.y : i64
  return
}
func.func @f15() {
  %0 = xevm.group_id.z : i64
  return
}
func.func @f16() {
  %0 = xevm.group_id.z : i32
  return
}
func.func @f17() {
  %0 = xevm.lane_id : i64
  return
}
func.func @f18() {
  %0 = xevm.lane_id : i32
  return
}
func.func @f19() {
  %0 = xevm.local_id.x : i32
  return
}
func.func @f20() {
  %0 = xevm.local_id.x : i64
  return
}
func.func @f21() {
  %0 = xevm.local_id.y : i32
  return
}
func.func @f22() {
  %0 = xevm.local_id.y : i64
  return
}
func.func @f23() {
  %0 = xevm.local_id.z : i64
  return
}
func.func @f24() {
  %0 = xevm.local_id.z : i32
  return
}
func.func @f25() {
  %0 = xevm.local_size.x : i64
  return
}
func.func @f26() {
  %0 = xevm.local_size.x : i32
  return
}
func.func @f27() {
  %0 = xevm.local_size.y : i64
  return
}
func.func @f28() {
  %0 = xevm.local_size.y : i32
  return
}
func.func @f29() {
  %0 = xevm.local_size.z : i32
  return
}
func.func @f30() {
  %0 = xevm.local_size.z : i64
  return
}
func.func @f31() {
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<system>}>
  return
}
func.func @f32() {
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<workgroup>}>
  return
}
func.func @f33(%arg0: !llvm.ptr<1>) {
  xevm.prefetch %arg0  : (!llvm.ptr<1>)
  return
}
func.func @f34(%arg0: !llvm.ptr<1>) {
  xevm.prefetch %arg0 <{cache_control = #xevm.load_cache_control<L1s_L2uc_L3uc>}> : (!llvm.ptr<1>)
  return
}
func.func @f35() {
  %0 = xevm.subgroup_id : i32
  return
}
func.func @f36() {
  %0 = xevm.subgroup_id : i64
  return
}
func.func @f37() {
  %0 = xevm.subgroup_size : i64
  return
}
func.func @f38() {
  %0 = xevm.subgroup_size : i32
  return
}
