// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of checks of several dialects that no other file makes true, or false: tests/system/tools/check-rows.sh.

func.func @reciprocal(%a0: vector<4xf32>) {
  %0 = "nvgpu.rcp"(%a0) <{rounding = #nvgpu<rcp_rounding_mode approx>, ftz}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @barrier(%a0: i32) {
  %0 = "nvvm.barrier"(%a0) <{reductionOp = #nvvm.reduction<popc>, operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> i32
  return
}
// -----
func.func @query(%a0: i128) {
  %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%a0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> i32
  return
}
// -----
func.func @convert1(%a0: vector<2xbf16>) {
  %0 = "nvvm.convert.bf16x2.to.f8x2"(%a0) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>}> : (vector<2xbf16>) -> i16
  return
}
// -----
func.func @convert2(%a0: vector<2xf16>) {
  %0 = "nvvm.convert.f16x2.to.f8x2"(%a0) <{dstTy = f8E5M2}> : (vector<2xf16>) -> i16
  return
}
// -----
func.func @convert3(%a0: f32, %a1: f32) {
  %0 = "nvvm.convert.f32x2.to.bf16x2"(%a0, %a1) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32) -> vector<2xbf16>
  return
}
// -----
func.func @convert3b(%a0: f32, %a1: f32, %a2: i32) {
  %0 = "nvvm.convert.f32x2.to.f16x2"(%a0, %a1, %a2) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32, f32, i32) -> vector<2xf16>
  return
}
// -----
func.func @convert4(%a0: f32, %a1: f32) {
  %0 = "nvvm.convert.f32x2.to.f4x2"(%a0, %a1) <{dstTy = f4E2M1FN}> : (f32, f32) -> i8
  return
}
// -----
func.func @convert5(%a0: f32, %a1: f32) {
  %0 = "nvvm.convert.f32x2.to.f6x2"(%a0, %a1) <{dstTy = f6E2M3FN}> : (f32, f32) -> i16
  return
}
// -----
func.func @convert6(%a0: f32, %a1: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a0, %a1) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>}> : (f32, f32) -> i16
  return
}
// -----
func.func @convert7(%a0: vector<4xf32>, %a1: i32) {
  %0 = "nvvm.convert.f32x4.to.f4x4"(%a0, %a1) <{dstTy = f4E2M1FN}> : (vector<4xf32>, i32) -> i16
  return
}
// -----
func.func @convert8(%a0: vector<4xf32>, %a1: i32) {
  %0 = "nvvm.convert.f32x4.to.f6x4"(%a0, %a1) <{dstTy = f6E3M2FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @convert9(%a0: vector<4xf32>, %a1: i32) {
  %0 = "nvvm.convert.f32x4.to.f8x4"(%a0, %a1) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @convert10(%a0: i8) {
  %0 = "nvvm.convert.f4x2.to.f16x2"(%a0) <{srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
  return
}
// -----
func.func @convert11(%a0: vector<2xi8>) {
  %0 = "nvvm.convert.f6x2.to.f16x2"(%a0) <{srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @convert12(%a0: vector<2xi8>) {
  %0 = "nvvm.convert.f8x2.to.bf16x2"(%a0) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
  return
}
// -----
func.func @convert13(%a0: vector<2xi8>) {
  %0 = "nvvm.convert.f8x2.to.f16x2"(%a0) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @convert14(%a0: f32) {
  %0 = "nvvm.convert.float.to.tf32"(%a0) <{rnd = #nvvm.fp_rnd_mode<rna>}> : (f32) -> i32
  return
}
// -----
func.func @copy(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<1>, %a2: !llvm.ptr<3>, %a3: i32, %a4: i16) {
  "nvvm.cp.async.bulk.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  return
}
// -----
func.func @store(%a0: !llvm.ptr, %a1: !llvm.ptr<3>, %a2: i32, %a3: i32, %a4: i32) {
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a0, %a1, %a2, %a3, %a4) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32) -> ()
  return
}
// -----
func.func @load(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: !llvm.ptr<3>, %a4: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @copy_async(%a0: !llvm.ptr<3>, %a1: !llvm.ptr<1>) {
  "nvvm.cp.async.shared.global"(%a0, %a1) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @fence() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
  return
}
// -----
func.func @acquire(%a0: !llvm.ptr, %a1: i32) {
  "nvvm.fence.proxy.acquire"(%a0, %a1) <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<tensormap>, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @restrict() {
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<acquire>}> : () -> ()
  return
}
// -----
func.func @match(%a0: i32, %a1: i64) {
  %0 = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> i32
  return
}
// -----
func.func @event() {
  "nvvm.pmevent"() <{eventId = 3 : i32}> : () -> ()
  return
}
// -----
func.func @prefetch(%a0: !llvm.ptr) {
  "nvvm.prefetch"(%a0) <{tensormap, in_param_space}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @prefetch_level(%a0: !llvm.ptr) {
  "nvvm.prefetch"(%a0) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @permute(%a0: i32, %a1: i32) {
  %0 = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
  return
}
// -----
func.func @reduce(%a0: f32, %a1: i32) {
  %0 = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind fmin>, abs = true, nan = true}> : (f32, i32) -> f32
  return
}
// -----
func.func @registers() {
  "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 48 : i32}> : () -> ()
  return
}
// -----
func.func @bulk(%a0: !llvm.ptr<3>, %a1: i64) {
  "nvvm.st.bulk"(%a0, %a1) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
  return
}
// -----
func.func @tmem(%a0: !llvm.ptr<6>) {
  %0 = "nvvm.tcgen05.ld"(%a0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}
// -----
func.func @scale(%a0: !llvm.ptr<6>, %a1: i64, %a2: i64, %a3: i32, %a4: i1, %a5: !llvm.ptr<6>, %a6: !llvm.ptr<6>) {
  "nvvm.tcgen05.mma.block_scale"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @vote(%a0: i32, %a1: i1) {
  %0 = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
  return
}
// -----
func.func @clamp(%a0: tensor<4xi8>) {
  %0 = "tosa.clamp"(%a0) <{min_val = 1 : i8, max_val = 5 : i8}> : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @mma(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %0 = "xevm.mma"(%a0, %a1, %a2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @mul(%a: tensor<4xi8>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.mul"(%a, %a, %s) : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return
}
// -----
omp.private {type = private} @x : i32
func.func @target(%a: memref<i32>, %b: !llvm.ptr, %c: i32) {
  %m = omp.map.info var_ptr(%a : memref<i32>, tensor<i32>) map_clauses(to) capture(ByRef) -> memref<i32> {name = ""}
  omp.target_data map_entries(%m : memref<i32>) {
    omp.terminator
  }
  omp.target map_entries(%m -> %d : memref<i32>) private(@x %c -> %e [map_idx=0] : i32) {
    omp.terminator
  }
  return
}
// -----
#sparse = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>
func.func @levels(%a: tensor<4x8xf32, #sparse>) {
  %0 = sparse_tensor.extract_iteration_space %a lvls = 0 to 2 : tensor<4x8xf32, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 2>
  return
}
// -----
#sparse = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed, j : compressed)}>
func.func @no_levels(%a: tensor<4x8xf32, #sparse>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %0 = "sparse_tensor.extract_iteration_space"(%a) <{loLvl = 1 : index, hiLvl = 1 : index}> : (tensor<4x8xf32, #sparse>) -> !sparse_tensor.iter_space<#sparse, lvls = 0 to 1>
  return
}
