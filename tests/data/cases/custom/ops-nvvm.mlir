// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of nvvm that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i32) {
  nvvm.bar.warp.sync %arg0 : i32
  return
}
func.func @f1() {
  nvvm.barrier
  return
}
func.func @f2(%arg0: i32, %arg1: i32) {
  %0 = nvvm.barrier id = %arg0 number_of_threads = %arg1 -> i32
  return
}
func.func @f3(%arg0: i32) {
  nvvm.barrier.arrive number_of_threads = %arg0
  return
}
func.func @f4(%arg0: i32, %arg1: i32) {
  nvvm.barrier.arrive id = %arg0 number_of_threads = %arg1
  return
}
func.func @f5() {
  nvvm.barrier0
  return
}
func.func @f6() {
  nvvm.breakpoint
  return
}
func.func @f7() {
  nvvm.cluster.arrive
  return
}
func.func @f8() {
  nvvm.cluster.arrive {aligned}
  return
}
func.func @f9() {
  nvvm.cluster.arrive.relaxed
  return
}
func.func @f10() {
  nvvm.cluster.arrive.relaxed {aligned}
  return
}
func.func @f11() {
  nvvm.cluster.wait
  return
}
func.func @f12() {
  nvvm.cluster.wait {aligned}
  return
}
func.func @f13(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg0 : i1
  return
}
func.func @f14(%arg0: i128) {
  %0 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_z, %arg0 : i32
  return
}
func.func @f15(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel %arg0, %arg1
  return
}
func.func @f16(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>) {
  nvvm.clusterlaunchcontrol.try.cancel multicast, %arg0, %arg1
  return
}
func.func @f17(%arg0: f32, %arg1: f32, %arg2: i32) {
  %0 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg1, %arg2 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<[2]xf16>
  return
}
func.func @f18() {
  nvvm.cp.async.bulk.commit.group
  return
}
func.func @f19(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 : <1>, <3>
  return
}
func.func @f20(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64, %arg4: i16) {
  nvvm.cp.async.bulk.global.shared.cta %arg0, %arg1, %arg2 l2_cache_hint = %arg3 byte_mask = %arg4 : <1>, <3>
  return
}
func.func @f21(%arg0: !llvm.ptr<1>, %arg1: i32) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 : <1>
  return
}
func.func @f22(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i64) {
  nvvm.cp.async.bulk.prefetch %arg0, %arg1 l2_cache_hint = %arg2 : <1>
  return
}
func.func @f23(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 : !llvm.ptr<3>, <1>
  return
}
func.func @f24(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: i32, %arg4: i16, %arg5: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %arg0, %arg1, %arg2, %arg3 multicast_mask = %arg4 l2_cache_hint = %arg5 : !llvm.ptr<7>, <1>
  return
}
func.func @f25(%arg0: !llvm.ptr<7>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<3>, %arg3: i32) {
  nvvm.cp.async.bulk.shared.cluster.shared.cta %arg0, %arg1, %arg2, %arg3 : <7>, <3>
  return
}
func.func @f26(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2] : !llvm.ptr, <3>
  return
}
func.func @f27(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i64) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg1, box[%arg2] l2_cache_hint = %arg3 : !llvm.ptr, <3>
  return
}
func.func @f28(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1] : !llvm.ptr
  return
}
func.func @f29(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i64) {
  nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg1, %arg2, %arg3] l2_cache_hint = %arg4 : !llvm.ptr
  return
}
func.func @f30(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2] {redKind = #nvvm.tma_redux_kind<or>} : <8>, <3>
  return
}
func.func @f31(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i64) {
  nvvm.cp.async.bulk.tensor.reduce %arg0, %arg1, box[%arg2, %arg3] l2_cache_hint = %arg4 {redKind = #nvvm.tma_redux_kind<xor>} : <8>, <3>
  return
}
func.func @f32() {
  nvvm.cp.async.bulk.wait_group 4
  return
}
func.func @f33() {
  nvvm.cp.async.bulk.wait_group 16 {read}
  return
}
func.func @f34() {
  nvvm.cp.async.commit.group
  return
}
func.func @f35(%arg0: !llvm.ptr<3>) {
  nvvm.cp.async.mbarrier.arrive %arg0 : !llvm.ptr<3>
  return
}
func.func @f36(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>
  return
}
func.func @f37(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %arg0, %arg1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
  return
}
func.func @f38() {
  nvvm.cp.async.wait.group 4
  return
}
func.func @f39() {
  nvvm.cp.async.wait.group 32
  return
}
func.func @f40(%arg0: vector<2xi16>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 {b_hi = true} : vector<2xi16>, vector<4xi8>
  return
}
func.func @f41(%arg0: vector<2xi16>, %arg1: vector<[2]x[2]xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.2way %arg0 <signed>, %arg1 <signed>, %arg2 {b_hi = false} : vector<2xi16>, vector<[2]x[2]xi8>
  return
}
func.func @f42(%arg0: vector<4xi8>, %arg1: vector<4xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 : vector<4xi8>, vector<4xi8>
  return
}
func.func @f43(%arg0: vector<[2]x[2]xi8>, %arg1: vector<[2]x[2]xi8>, %arg2: i32) {
  %0 = nvvm.dot.accumulate.4way %arg0 <unsigned>, %arg1 <unsigned>, %arg2 : vector<[2]x[2]xi8>, vector<[2]x[2]xi8>
  return
}
func.func @f44() {
  %0 = nvvm.elect.sync -> i1
  return
}
func.func @f45(%arg0: i32) {
  %0 = nvvm.elect.sync %arg0 -> i1
  return
}
func.func @f46() {
  nvvm.exit
  return
}
func.func @f47() {
  nvvm.fence.mbarrier.init
  return
}
func.func @f48() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  return
}
func.func @f49() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  return
}
func.func @f50(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.fence.proxy.acquire <gpu> %arg0, %arg1
  return
}
func.func @f51(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.fence.proxy.acquire <cluster> %arg0, %arg1
  return
}
func.func @f52() {
  nvvm.fence.proxy.release <cta>
  return
}
func.func @f53() {
  nvvm.fence.proxy.release <cluster>
  return
}
func.func @f54() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  return
}
func.func @f55() {
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
func.func @f56() {
  nvvm.fence.sc.cluster
  return
}
func.func @f57() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<release>}
  return
}
func.func @f58() {
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  return
}
func.func @f59() {
  nvvm.griddepcontrol  wait
  return
}
func.func @f60() {
  nvvm.griddepcontrol  launch_dependents
  return
}
func.func @f61() {
  nvvm.inline_ptx "v"
  return
}
func.func @f62(%arg0: vector<16xf8E4M3FN>, %arg1: vector<16xf8E4M3FN>, %arg2: vector<16xf8E4M3FN>, %arg3: vector<16xf8E4M3FN>, %arg4: vector<16xf8E4M3FN>, %arg5: vector<16xf8E4M3FN>, %arg6: i1) {
  %0:3 = nvvm.inline_ptx "v" ro(%arg0, %arg1, %arg2 : vector<16xf8E4M3FN>, vector<16xf8E4M3FN>, vector<16xf8E4M3FN>) rw(%arg3, %arg4, %arg5 : vector<16xf8E4M3FN>, vector<16xf8E4M3FN>, vector<16xf8E4M3FN>), predicate = %arg6 -> i32, i32, i32
  return
}
func.func @f63(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mapa %arg0, %arg1 : !llvm.ptr<3> -> !llvm.ptr<7>
  return
}
func.func @f64(%arg0: i32, %arg1: i64) {
  %0 = nvvm.match.sync  any %arg0, %arg1 : i64 -> i32
  return
}
func.func @f65(%arg0: i32, %arg1: i32) {
  %0 = nvvm.match.sync  any %arg0, %arg1 : i32 -> i32
  return
}
func.func @f66(%arg0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive %arg0 : !llvm.ptr<7>
  return
}
func.func @f67(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive %arg0, %arg1 : !llvm.ptr<3> -> i64
  return
}
func.func @f68(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f69(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.arrive.expect_tx %arg0, %arg1 : !llvm.ptr<7>, i32
  return
}
func.func @f70(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  return
}
func.func @f71(%arg0: !llvm.ptr<7>) {
  nvvm.mbarrier.arrive_drop %arg0 : !llvm.ptr<7>
  return
}
func.func @f72(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3> -> i64
  return
}
func.func @f73(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f74(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %arg0, %arg1 {relaxed = true} : !llvm.ptr<3>, i32 -> i64
  return
}
func.func @f75(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.arrive_drop.nocomplete %arg0, %arg1 : !llvm.ptr<3>, i32 -> i64
  return
}
func.func @f76(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 : !llvm.ptr<7>, i32
  return
}
func.func @f77(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.complete_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  return
}
func.func @f78(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f79(%arg0: !llvm.ptr<7>, %arg1: i32) {
  nvvm.mbarrier.expect_tx %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  return
}
func.func @f80(%arg0: !llvm.ptr<3>, %arg1: i32) {
  nvvm.mbarrier.init %arg0, %arg1 : !llvm.ptr<3>, i32
  return
}
func.func @f81(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i1) {
  nvvm.mbarrier.init %arg0, %arg1, predicate = %arg2 : !llvm.ptr<3>, i32, i1
  return
}
func.func @f82(%arg0: !llvm.ptr<3>) {
  nvvm.mbarrier.inval %arg0 : !llvm.ptr<3>
  return
}
func.func @f83(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 : !llvm.ptr<3>, i64 -> i1
  return
}
func.func @f84(%arg0: !llvm.ptr<3>, %arg1: i64) {
  %0 = nvvm.mbarrier.test.wait %arg0, %arg1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i64 -> i1
  return
}
func.func @f85(%arg0: !llvm.ptr<3>, %arg1: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1 : !llvm.ptr<3>, i32 -> i1
  return
}
func.func @f86(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  %0 = nvvm.mbarrier.try_wait %arg0, %arg1, %arg2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  return
}
func.func @f87(%arg0: !llvm.ptr<3>, %arg1: i32, %arg2: i32) {
  nvvm.mbarrier.try_wait.parity %arg0, %arg1, %arg2 : !llvm.ptr<3>, i32, i32
  return
}
func.func @f88() {
  nvvm.memory.barrier <gpu>
  return
}
func.func @f89() {
  nvvm.memory.barrier <cluster>
  return
}
func.func @f90(%arg0: i32) {
  nvvm.nanosleep %arg0
  return
}
func.func @f91() {
  nvvm.pmevent id = 3
  return
}
func.func @f92() {
  nvvm.pmevent mask = 32
  return
}
func.func @f93(%arg0: i32, %arg1: i32) {
  %0 = nvvm.prmt <ecr> %arg1, %arg0 : i32
  return
}
func.func @f94(%arg0: i32, %arg1: i32, %arg2: i32) {
  %0 = nvvm.prmt <default> %arg2, %arg0, %arg1 : i32
  return
}
func.func @f95(%arg0: f32) {
  %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
  return
}
func.func @f96() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : i8
  return
}
func.func @f97() {
  %0 = nvvm.read.ptx.sreg.aggr.smem.size : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f98() {
  %0 = nvvm.read.ptx.sreg.clock : i4
  return
}
func.func @f99() {
  %0 = nvvm.read.ptx.sreg.clock : !llvm.struct<(i16, i1)>
  return
}
func.func @f100() {
  %0 = nvvm.read.ptx.sreg.clock64 : i8
  return
}
func.func @f101() {
  %0 = nvvm.read.ptx.sreg.clock64 : !llvm.struct<(ptr, i1)>
  return
}
func.func @f102() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : i8
  return
}
func.func @f103() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.x : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f104() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : i1
  return
}
func.func @f105() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.y : !llvm.struct<(i5, i1)>
  return
}
func.func @f106() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : i1
  return
}
func.func @f107() {
  %0 = nvvm.read.ptx.sreg.cluster.ctaid.z : !llvm.struct<(f32, f32)>
  return
}
func.func @f108() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : i4
  return
}
func.func @f109() {
  %0 = nvvm.read.ptx.sreg.cluster.ctarank : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f110() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : i1
  return
}
func.func @f111() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.x : !llvm.struct<(i32, i32)>
  return
}
func.func @f112() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : i4
  return
}
func.func @f113() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.y : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f114() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : i4
  return
}
func.func @f115() {
  %0 = nvvm.read.ptx.sreg.cluster.nctaid.z : !llvm.struct<(i128, i1)>
  return
}
func.func @f116() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : i5
  return
}
func.func @f117() {
  %0 = nvvm.read.ptx.sreg.cluster.nctarank : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f118() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : i8
  return
}
func.func @f119() {
  %0 = nvvm.read.ptx.sreg.clusterid.x : !llvm.struct<(i32, i32)>
  return
}
func.func @f120() {
  %0 = nvvm.read.ptx.sreg.clusterid.y : i8
  return
}
func.func @f121() {
  %0 = nvvm.read.ptx.sreg.clusterid.y : !llvm.struct<(i128, i1)>
  return
}
func.func @f122() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : i1
  return
}
func.func @f123() {
  %0 = nvvm.read.ptx.sreg.clusterid.z : !llvm.struct<(i16, i1)>
  return
}
func.func @f124() {
  %0 = nvvm.read.ptx.sreg.ctaid.x : i1
  return
}
func.func @f125() {
  %0 = nvvm.read.ptx.sreg.ctaid.x : !llvm.struct<(i32, i32)>
  return
}
func.func @f126() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : i8
  return
}
func.func @f127() {
  %0 = nvvm.read.ptx.sreg.ctaid.y : !llvm.struct<(i64, i1)>
  return
}
func.func @f128() {
  %0 = nvvm.read.ptx.sreg.ctaid.z : i8
  return
}
func.func @f129() {
  %0 = nvvm.read.ptx.sreg.ctaid.z : !llvm.struct<(i64, i1)>
  return
}
func.func @f130() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : i1
  return
}
func.func @f131() {
  %0 = nvvm.read.ptx.sreg.dynamic.smem.size : !llvm.struct<(f32, f32)>
  return
}
func.func @f132() {
  %0 = nvvm.read.ptx.sreg.envreg0 : i4
  return
}
func.func @f133() {
  %0 = nvvm.read.ptx.sreg.envreg0 : vector<[32]xf32>
  return
}
func.func @f134() {
  %0 = nvvm.read.ptx.sreg.envreg1 : i4
  return
}
func.func @f135() {
  %0 = nvvm.read.ptx.sreg.envreg1 : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f136() {
  %0 = nvvm.read.ptx.sreg.envreg10 : i8
  return
}
func.func @f137() {
  %0 = nvvm.read.ptx.sreg.envreg10 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f138() {
  %0 = nvvm.read.ptx.sreg.envreg11 : i4
  return
}
func.func @f139() {
  %0 = nvvm.read.ptx.sreg.envreg11 : !llvm.struct<(i5, i1)>
  return
}
func.func @f140() {
  %0 = nvvm.read.ptx.sreg.envreg12 : i4
  return
}
func.func @f141() {
  %0 = nvvm.read.ptx.sreg.envreg12 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f142() {
  %0 = nvvm.read.ptx.sreg.envreg13 : i8
  return
}
func.func @f143() {
  %0 = nvvm.read.ptx.sreg.envreg13 : !llvm.struct<(i128, i1)>
  return
}
func.func @f144() {
  %0 = nvvm.read.ptx.sreg.envreg14 : i4
  return
}
func.func @f145() {
  %0 = nvvm.read.ptx.sreg.envreg14 : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f146() {
  %0 = nvvm.read.ptx.sreg.envreg15 : i8
  return
}
func.func @f147() {
  %0 = nvvm.read.ptx.sreg.envreg15 : vector<[16]xi32>
  return
}
func.func @f148() {
  %0 = nvvm.read.ptx.sreg.envreg16 : i4
  return
}
func.func @f149() {
  %0 = nvvm.read.ptx.sreg.envreg16 : !llvm.struct<(i32, i32)>
  return
}
func.func @f150() {
  %0 = nvvm.read.ptx.sreg.envreg17 : i8
  return
}
func.func @f151() {
  %0 = nvvm.read.ptx.sreg.envreg17 : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f152() {
  %0 = nvvm.read.ptx.sreg.envreg18 : i1
  return
}
func.func @f153() {
  %0 = nvvm.read.ptx.sreg.envreg18 : !llvm.struct<(i128, i1)>
  return
}
func.func @f154() {
  %0 = nvvm.read.ptx.sreg.envreg19 : i1
  return
}
func.func @f155() {
  %0 = nvvm.read.ptx.sreg.envreg19 : !llvm.struct<(i64, i1)>
  return
}
func.func @f156() {
  %0 = nvvm.read.ptx.sreg.envreg2 : i1
  return
}
func.func @f157() {
  %0 = nvvm.read.ptx.sreg.envreg2 : !llvm.struct<(i64, i1)>
  return
}
func.func @f158() {
  %0 = nvvm.read.ptx.sreg.envreg20 : i4
  return
}
func.func @f159() {
  %0 = nvvm.read.ptx.sreg.envreg20 : !llvm.struct<(i5, i1)>
  return
}
func.func @f160() {
  %0 = nvvm.read.ptx.sreg.envreg21 : i8
  return
}
func.func @f161() {
  %0 = nvvm.read.ptx.sreg.envreg21 : !llvm.struct<(i64, i1)>
  return
}
func.func @f162() {
  %0 = nvvm.read.ptx.sreg.envreg22 : i8
  return
}
func.func @f163() {
  %0 = nvvm.read.ptx.sreg.envreg22 : !llvm.struct<(i64, i1)>
  return
}
func.func @f164() {
  %0 = nvvm.read.ptx.sreg.envreg23 : i4
  return
}
func.func @f165() {
  %0 = nvvm.read.ptx.sreg.envreg23 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f166() {
  %0 = nvvm.read.ptx.sreg.envreg24 : i8
  return
}
func.func @f167() {
  %0 = nvvm.read.ptx.sreg.envreg24 : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f168() {
  %0 = nvvm.read.ptx.sreg.envreg25 : i4
  return
}
func.func @f169() {
  %0 = nvvm.read.ptx.sreg.envreg25 : !llvm.struct<(f32, f32)>
  return
}
func.func @f170() {
  %0 = nvvm.read.ptx.sreg.envreg26 : i4
  return
}
func.func @f171() {
  %0 = nvvm.read.ptx.sreg.envreg26 : !llvm.struct<(i16, i1)>
  return
}
func.func @f172() {
  %0 = nvvm.read.ptx.sreg.envreg27 : i1
  return
}
func.func @f173() {
  %0 = nvvm.read.ptx.sreg.envreg27 : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f174() {
  %0 = nvvm.read.ptx.sreg.envreg28 : i4
  return
}
func.func @f175() {
  %0 = nvvm.read.ptx.sreg.envreg28 : !llvm.struct<(i128, i1)>
  return
}
func.func @f176() {
  %0 = nvvm.read.ptx.sreg.envreg29 : i2
  return
}
func.func @f177() {
  %0 = nvvm.read.ptx.sreg.envreg29 : !llvm.struct<(i14, i1)>
  return
}
func.func @f178() {
  %0 = nvvm.read.ptx.sreg.envreg3 : i1
  return
}
func.func @f179() {
  %0 = nvvm.read.ptx.sreg.envreg3 : !llvm.struct<(i8, i1)>
  return
}
func.func @f180() {
  %0 = nvvm.read.ptx.sreg.envreg30 : i4
  return
}
func.func @f181() {
  %0 = nvvm.read.ptx.sreg.envreg30 : !llvm.struct<(i128, i1)>
  return
}
func.func @f182() {
  %0 = nvvm.read.ptx.sreg.envreg31 : i8
  return
}
func.func @f183() {
  %0 = nvvm.read.ptx.sreg.envreg31 : !llvm.struct<(i32, i1)>
  return
}
func.func @f184() {
  %0 = nvvm.read.ptx.sreg.envreg4 : i5
  return
}
func.func @f185() {
  %0 = nvvm.read.ptx.sreg.envreg4 : !llvm.struct<(f32, f32)>
  return
}
func.func @f186() {
  %0 = nvvm.read.ptx.sreg.envreg5 : i2
  return
}
func.func @f187() {
  %0 = nvvm.read.ptx.sreg.envreg5 : !llvm.struct<(i128, i1)>
  return
}
func.func @f188() {
  %0 = nvvm.read.ptx.sreg.envreg6 : i1
  return
}
func.func @f189() {
  %0 = nvvm.read.ptx.sreg.envreg6 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f190() {
  %0 = nvvm.read.ptx.sreg.envreg7 : i1
  return
}
func.func @f191() {
  %0 = nvvm.read.ptx.sreg.envreg7 : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f192() {
  %0 = nvvm.read.ptx.sreg.envreg8 : i1
  return
}
func.func @f193() {
  %0 = nvvm.read.ptx.sreg.envreg8 : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f194() {
  %0 = nvvm.read.ptx.sreg.envreg9 : i1
  return
}
func.func @f195() {
  %0 = nvvm.read.ptx.sreg.envreg9 : !llvm.struct<(i64, i1)>
  return
}
func.func @f196() {
  %0 = nvvm.read.ptx.sreg.globaltimer : i1
  return
}
func.func @f197() {
  %0 = nvvm.read.ptx.sreg.globaltimer : vector<128xi32>
  return
}
func.func @f198() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : i2
  return
}
func.func @f199() {
  %0 = nvvm.read.ptx.sreg.globaltimer.lo : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f200() {
  %0 = nvvm.read.ptx.sreg.gridid : i1
  return
}
func.func @f201() {
  %0 = nvvm.read.ptx.sreg.gridid : !llvm.struct<(i32, i32)>
  return
}
func.func @f202() {
  %0 = nvvm.read.ptx.sreg.laneid : i8
  return
}
func.func @f203() {
  %0 = nvvm.read.ptx.sreg.laneid : !llvm.struct<(i32, i32)>
  return
}
func.func @f204() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : i8
  return
}
func.func @f205() {
  %0 = nvvm.read.ptx.sreg.lanemask.eq : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f206() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : i2
  return
}
func.func @f207() {
  %0 = nvvm.read.ptx.sreg.lanemask.ge : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f208() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : i2
  return
}
func.func @f209() {
  %0 = nvvm.read.ptx.sreg.lanemask.gt : !llvm.struct<(i128, i1)>
  return
}
func.func @f210() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : i8
  return
}
func.func @f211() {
  %0 = nvvm.read.ptx.sreg.lanemask.le : !llvm.struct<(i32, i1)>
  return
}
func.func @f212() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : i4
  return
}
func.func @f213() {
  %0 = nvvm.read.ptx.sreg.lanemask.lt : !llvm.ppc_fp128
  return
}
func.func @f214() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : i8
  return
}
func.func @f215() {
  %0 = nvvm.read.ptx.sreg.nclusterid.x : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f216() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : i2
  return
}
func.func @f217() {
  %0 = nvvm.read.ptx.sreg.nclusterid.y : !llvm.struct<(i1, i1)>
  return
}
func.func @f218() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : i4
  return
}
func.func @f219() {
  %0 = nvvm.read.ptx.sreg.nclusterid.z : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f220() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : i4
  return
}
func.func @f221() {
  %0 = nvvm.read.ptx.sreg.nctaid.x : vector<[4]xf32>
  return
}
func.func @f222() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : i1
  return
}
func.func @f223() {
  %0 = nvvm.read.ptx.sreg.nctaid.y : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f224() {
  %0 = nvvm.read.ptx.sreg.nctaid.z : i2
  return
}
func.func @f225() {
  %0 = nvvm.read.ptx.sreg.nctaid.z : !llvm.struct<(i32, i1)>
  return
}
func.func @f226() {
  %0 = nvvm.read.ptx.sreg.nsmid : i2
  return
}
func.func @f227() {
  %0 = nvvm.read.ptx.sreg.nsmid : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f228() {
  %0 = nvvm.read.ptx.sreg.ntid.x : i2
  return
}
func.func @f229() {
  %0 = nvvm.read.ptx.sreg.ntid.x : !llvm.struct<(ptr, i1)>
  return
}
func.func @f230() {
  %0 = nvvm.read.ptx.sreg.ntid.y : i8
  return
}
func.func @f231() {
  %0 = nvvm.read.ptx.sreg.ntid.y : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f232() {
  %0 = nvvm.read.ptx.sreg.ntid.z : i1
  return
}
func.func @f233() {
  %0 = nvvm.read.ptx.sreg.ntid.z : !llvm.func<void (i32)>
  return
}
func.func @f234() {
  %0 = nvvm.read.ptx.sreg.nwarpid : i1
  return
}
func.func @f235() {
  %0 = nvvm.read.ptx.sreg.nwarpid : !llvm.struct<(i128, i1)>
  return
}
func.func @f236() {
  %0 = nvvm.read.ptx.sreg.smid : i8
  return
}
func.func @f237() {
  %0 = nvvm.read.ptx.sreg.smid : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f238() {
  %0 = nvvm.read.ptx.sreg.tid.x : i5
  return
}
func.func @f239() {
  %0 = nvvm.read.ptx.sreg.tid.x : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f240() {
  %0 = nvvm.read.ptx.sreg.tid.y : i1
  return
}
func.func @f241() {
  %0 = nvvm.read.ptx.sreg.tid.y : !llvm.struct<(i48, i1)>
  return
}
func.func @f242() {
  %0 = nvvm.read.ptx.sreg.tid.z : i2
  return
}
func.func @f243() {
  %0 = nvvm.read.ptx.sreg.tid.z : !llvm.struct<(f32, f32)>
  return
}
func.func @f244() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : i5
  return
}
func.func @f245() {
  %0 = nvvm.read.ptx.sreg.total.smem.size : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f246() {
  %0 = nvvm.read.ptx.sreg.warpid : i2
  return
}
func.func @f247() {
  %0 = nvvm.read.ptx.sreg.warpid : !llvm.struct<(i48, i1)>
  return
}
func.func @f248() {
  %0 = nvvm.read.ptx.sreg.warpsize : i1
  return
}
func.func @f249() {
  %0 = nvvm.read.ptx.sreg.warpsize : !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f250(%arg0: i32, %arg1: i32) {
  %0 = nvvm.redux.sync  xor %arg0, %arg1 : i32 -> i32
  return
}
func.func @f251(%arg0: f32, %arg1: i32) {
  %0 = nvvm.redux.sync  fmin %arg0, %arg1 : f32 -> f32
  return
}
func.func @f252() {
  nvvm.setmaxregister  decrease 32
  return
}
func.func @f253(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  up %arg0, %arg1, %arg2, %arg3 : i32 -> i32
  return
}
func.func @f254(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: i32) {
  %0 = nvvm.shfl.sync  down %arg0, %arg1, %arg2, %arg3 : f32 -> f32
  return
}
func.func @f255(%arg0: !llvm.ptr<3>, %arg1: i64) {
  nvvm.st.bulk %arg0, size = %arg1 : !llvm.ptr<3>
  return
}
func.func @f256(%arg0: !llvm.ptr, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 : !llvm.ptr, i32
  return
}
func.func @f257(%arg0: !llvm.ptr<5>, %arg1: i32) {
  nvvm.tcgen05.alloc %arg0, %arg1 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<5>, i32
  return
}
func.func @f258(%arg0: !llvm.ptr) {
  nvvm.tcgen05.commit %arg0 : !llvm.ptr
  return
}
func.func @f259(%arg0: !llvm.ptr<7>, %arg1: i16) {
  nvvm.tcgen05.commit %arg0, multicast_mask = %arg1 : !llvm.ptr<7>, i16
  return
}
func.func @f260(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>}
  return
}
func.func @f261(%arg0: !llvm.ptr<6>, %arg1: i64) {
  nvvm.tcgen05.cp %arg0, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  return
}
func.func @f262(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.dealloc %arg0, %arg1 : !llvm.ptr<6>, i32
  return
}
func.func @f263() {
  nvvm.tcgen05.fence <after>
  return
}
func.func @f264() {
  nvvm.tcgen05.fence <before>
  return
}
func.func @f265(%arg0: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : vector<2xi32>
  return
}
func.func @f266(%arg0: !llvm.ptr<6>, %arg1: i64) {
  %0 = nvvm.tcgen05.ld %arg0, %arg1 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<8xi32>
  return
}
func.func @f267(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  return
}
func.func @f268(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
  nvvm.tcgen05.mma %arg0, %arg1, %arg2, %arg3, %arg4 scale = %arg5 {collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  return
}
func.func @f269(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f270(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f271(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  return
}
func.func @f272(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64, %arg7: vector<8xi32>) {
  nvvm.tcgen05.mma.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 scale = %arg6 mask = %arg7 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  return
}
func.func @f273(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f274(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: !llvm.ptr<6>, %arg7: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.sp.block_scale %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}
func.func @f275(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4 {kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  return
}
func.func @f276(%arg0: !llvm.ptr<6>, %arg1: !llvm.ptr<6>, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: i64) {
  nvvm.tcgen05.mma.ws %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  return
}
func.func @f277(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  return
}
func.func @f278(%arg0: !llvm.ptr<6>, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: i1, %arg5: !llvm.ptr<6>, %arg6: i64) {
  nvvm.tcgen05.mma.ws.sp %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6 {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64)
  return
}
func.func @f279(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i8, %arg4: i1, %arg5: i8) {
  %0 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}
func.func @f280() {
  nvvm.tcgen05.relinquish_alloc_permit
  return
}
func.func @f281() {
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  return
}
func.func @f282(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 : !llvm.ptr<6>
  return
}
func.func @f283(%arg0: !llvm.ptr<6>) {
  nvvm.tcgen05.shift %arg0 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<6>
  return
}
func.func @f284(%arg0: !llvm.ptr<6>, %arg1: i32) {
  nvvm.tcgen05.st %arg0, %arg1 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  return
}
func.func @f285(%arg0: !llvm.ptr<6>, %arg1: vector<32xi32>, %arg2: i64) {
  nvvm.tcgen05.st %arg0, %arg1, %arg2 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<32xi32>
  return
}
func.func @f286() {
  nvvm.tcgen05.wait <load>
  return
}
func.func @f287() {
  nvvm.tcgen05.wait <store>
  return
}
func.func @f288(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  all %arg0, %arg1 -> i1
  return
}
func.func @f289(%arg0: i32, %arg1: i1) {
  %0 = nvvm.vote.sync  ballot %arg0, %arg1 -> i32
  return
}
func.func @f290() {
  nvvm.wgmma.commit.group.sync.aligned
  return
}
func.func @f291() {
  nvvm.wgmma.fence.aligned
  return
}
func.func @f292() {
  nvvm.wgmma.wait.group.sync.aligned 3
  return
}
func.func @f293() {
  nvvm.wgmma.wait.group.sync.aligned 16
  return
}
