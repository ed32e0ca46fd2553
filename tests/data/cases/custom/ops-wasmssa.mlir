// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of wasmssa that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: f32) {
  %0 = wasmssa.abs %arg0 : f32
  return
}
func.func @f1(%arg0: f64) {
  %0 = wasmssa.abs %arg0 : f64
  return
}
func.func @f2(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.add %arg0 %arg1 : f64
  return
}
func.func @f3(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.add %arg0 %arg1 : i32
  return
}
func.func @f4(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.and %arg0 %arg1 : i32
  return
}
func.func @f5(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.and %arg0 %arg1 : f32
  return
}
func.func @f6() {
  %0 = wasmssa.call @sym : () -> f64
  return
}
func.func @f7(%arg0: !wasmssa.externref, %arg1: !wasmssa.externref, %arg2: !wasmssa.externref) {
  %0:2 = wasmssa.call @sym(%arg0, %arg1, %arg2) : (!wasmssa.externref, !wasmssa.externref, !wasmssa.externref) -> (i128, i128)
  return
}
func.func @f8(%arg0: f32) {
  %0 = wasmssa.ceil %arg0 : f32
  return
}
func.func @f9(%arg0: f64) {
  %0 = wasmssa.ceil %arg0 : f64
  return
}
func.func @f10(%arg0: i32) {
  %0 = wasmssa.clz %arg0 : i32
  return
}
func.func @f11(%arg0: i64) {
  %0 = wasmssa.clz %arg0 : i64
  return
}
func.func @f12() {
  %0 = wasmssa.const 1 : i32
  return
}
func.func @f13() {
  %0 = wasmssa.const 1.500000e+00 : f32
  return
}
func.func @f14(%arg0: i64) {
  %0 = wasmssa.convert_s %arg0 : i64 to f64
  return
}
func.func @f15(%arg0: i64) {
  %0 = wasmssa.convert_s %arg0 : i64 to f32
  return
}
func.func @f16(%arg0: i64) {
  %0 = wasmssa.convert_u %arg0 : i64 to f64
  return
}
func.func @f17(%arg0: i32) {
  %0 = wasmssa.convert_u %arg0 : i32 to f32
  return
}
func.func @f18(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.copysign %arg0 %arg1 : f64
  return
}
func.func @f19(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.copysign %arg0 %arg1 : f32
  return
}
func.func @f20(%arg0: i32) {
  %0 = wasmssa.ctz %arg0 : i32
  return
}
func.func @f21(%arg0: i64) {
  %0 = wasmssa.ctz %arg0 : i64
  return
}
func.func @f22(%arg0: f64) {
  %0 = wasmssa.demote %arg0 : f64 to f32
  return
}
func.func @f23(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.div %arg0 %arg1 : f64
  return
}
func.func @f24(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.div %arg0 %arg1 : f32
  return
}
func.func @f25(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.div_si %arg0 %arg1 : i64
  return
}
func.func @f26(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.div_si %arg0 %arg1 : i32
  return
}
func.func @f27(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.div_ui %arg0 %arg1 : i64
  return
}
func.func @f28(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.div_ui %arg0 %arg1 : i32
  return
}
func.func @f29(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.eq %arg0 %arg1 : f32 -> i32
  return
}
func.func @f30(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.eq %arg0 %arg1 : f64 -> i32
  return
}
func.func @f31(%arg0: i64) {
  %0 = wasmssa.eqz %arg0 : i64 -> i32
  return
}
func.func @f32(%arg0: i32) {
  %0 = wasmssa.eqz %arg0 : i32 -> i32
  return
}
func.func @f33(%arg0: i32) {
  %0 = wasmssa.extend_i32_s %arg0 to i64
  return
}
func.func @f34(%arg0: i32) {
  %0 = wasmssa.extend_i32_u %arg0 to i64
  return
}
func.func @f35(%arg0: f32) {
  %0 = wasmssa.floor %arg0 : f32
  return
}
func.func @f36(%arg0: f64) {
  %0 = wasmssa.floor %arg0 : f64
  return
}
func.func @f37(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.ge %arg0 %arg1 : f32 -> i32
  return
}
func.func @f38(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.ge %arg0 %arg1 : f64 -> i32
  return
}
func.func @f39(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.ge_si %arg0 %arg1 : i32 -> i32
  return
}
func.func @f40(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.ge_si %arg0 %arg1 : i64 -> i32
  return
}
func.func @f41(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.ge_ui %arg0 %arg1 : i64 -> i32
  return
}
func.func @f42(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.ge_ui %arg0 %arg1 : i32 -> i32
  return
}
func.func @f43() {
  %0 = wasmssa.global_get @sym : f32
  return
}
func.func @f44() {
  %0 = wasmssa.global_get @sym : !wasmssa.externref
  return
}
func.func @f45(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.gt %arg0 %arg1 : f64 -> i32
  return
}
func.func @f46(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.gt %arg0 %arg1 : f32 -> i32
  return
}
func.func @f47(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.gt_si %arg0 %arg1 : i32 -> i32
  return
}
func.func @f48(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.gt_si %arg0 %arg1 : i64 -> i32
  return
}
func.func @f49(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.gt_ui %arg0 %arg1 : i32 -> i32
  return
}
func.func @f50(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.gt_ui %arg0 %arg1 : i64 -> i32
  return
}
func.func @f51(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.le %arg0 %arg1 : f32 -> i32
  return
}
func.func @f52(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.le %arg0 %arg1 : f64 -> i32
  return
}
func.func @f53(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.le_si %arg0 %arg1 : i64 -> i32
  return
}
func.func @f54(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.le_si %arg0 %arg1 : i32 -> i32
  return
}
func.func @f55(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.le_ui %arg0 %arg1 : i32 -> i32
  return
}
func.func @f56(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.le_ui %arg0 %arg1 : i64 -> i32
  return
}
func.func @f57() {
  %0 = wasmssa.local of type i32
  return
}
func.func @f58(%arg0: !wasmssa<local ref to i32>) {
  %0 = wasmssa.local_get %arg0 :  ref to i32
  return
}
func.func @f59(%arg0: !wasmssa<local ref to i32>, %arg1: i32) {
  wasmssa.local_set %arg0 :  ref to i32 to %arg1 : i32
  return
}
func.func @f60(%arg0: !wasmssa<local ref to i32>, %arg1: i32) {
  %0 = wasmssa.local_tee %arg0 :  ref to i32 to %arg1 : i32
  return
}
func.func @f61(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.lt %arg0 %arg1 : f32 -> i32
  return
}
func.func @f62(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.lt %arg0 %arg1 : f64 -> i32
  return
}
func.func @f63(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.lt_si %arg0 %arg1 : i32 -> i32
  return
}
func.func @f64(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.lt_si %arg0 %arg1 : i64 -> i32
  return
}
func.func @f65(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.lt_ui %arg0 %arg1 : i32 -> i32
  return
}
func.func @f66(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.lt_ui %arg0 %arg1 : i64 -> i32
  return
}
func.func @f67(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.max %arg0 %arg1 : f64
  return
}
func.func @f68(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.max %arg0 %arg1 : f32
  return
}
func.func @f69(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.min %arg0 %arg1 : f32
  return
}
func.func @f70(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.min %arg0 %arg1 : f64
  return
}
func.func @f71(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.mul %arg0 %arg1 : f32
  return
}
func.func @f72(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.mul %arg0 %arg1 : i32
  return
}
func.func @f73(%arg0: f32, %arg1: f32) {
  %0 = wasmssa.ne %arg0 %arg1 : f32 -> i32
  return
}
func.func @f74(%arg0: f64, %arg1: f64) {
  %0 = wasmssa.ne %arg0 %arg1 : f64 -> i32
  return
}
func.func @f75(%arg0: f32) {
  %0 = wasmssa.neg %arg0 : f32
  return
}
func.func @f76(%arg0: f64) {
  %0 = wasmssa.neg %arg0 : f64
  return
}
func.func @f77(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.or %arg0 %arg1 : i32
  return
}
func.func @f78(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.or %arg0 %arg1 : i64
  return
}
func.func @f79(%arg0: i32) {
  %0 = wasmssa.popcnt %arg0 : i32
  return
}
func.func @f80(%arg0: i64) {
  %0 = wasmssa.popcnt %arg0 : i64
  return
}
func.func @f81(%arg0: f32) {
  %0 = wasmssa.promote %arg0 : f32 to f64
  return
}
func.func @f82(%arg0: i64) {
  %0 = wasmssa.reinterpret %arg0 : i64 as f64
  return
}
func.func @f83(%arg0: f64) {
  %0 = wasmssa.reinterpret %arg0 : f64 as i64
  return
}
func.func @f84(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.rem_si %arg0 %arg1 : i64
  return
}
func.func @f85(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.rem_si %arg0 %arg1 : i32
  return
}
func.func @f86(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.rem_ui %arg0 %arg1 : i32
  return
}
func.func @f87(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.rem_ui %arg0 %arg1 : i64
  return
}
func.func @f88(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.rotl %arg0 by %arg1 bits : i64
  return
}
func.func @f89(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.rotl %arg0 by %arg1 bits : i32
  return
}
func.func @f90(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.rotr %arg0 by %arg1 bits : i32
  return
}
func.func @f91(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.rotr %arg0 by %arg1 bits : i64
  return
}
func.func @f92(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.shl %arg0 by %arg1 bits : i64
  return
}
func.func @f93(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.shl %arg0 by %arg1 bits : i32
  return
}
func.func @f94(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.shr_s %arg0 by %arg1 bits : i32
  return
}
func.func @f95(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.shr_s %arg0 by %arg1 bits : i64
  return
}
func.func @f96(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.shr_u %arg0 by %arg1 bits : i32
  return
}
func.func @f97(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.shr_u %arg0 by %arg1 bits : i64
  return
}
func.func @f98(%arg0: f32) {
  %0 = wasmssa.sqrt %arg0 : f32
  return
}
func.func @f99(%arg0: f64) {
  %0 = wasmssa.sqrt %arg0 : f64
  return
}
func.func @f100(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.sub %arg0 %arg1 : i64
  return
}
func.func @f101(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.sub %arg0 %arg1 : i32
  return
}
func.func @f102(%arg0: f64) {
  %0 = wasmssa.trunc %arg0 : f64
  return
}
func.func @f103(%arg0: f32) {
  %0 = wasmssa.trunc %arg0 : f32
  return
}
func.func @f104(%arg0: i64) {
  %0 = wasmssa.wrap %arg0 : i64 to i32
  return
}
func.func @f105(%arg0: i64, %arg1: i64) {
  %0 = wasmssa.xor %arg0 %arg1 : i64
  return
}
func.func @f106(%arg0: i32, %arg1: i32) {
  %0 = wasmssa.xor %arg0 %arg1 : i32
  return
}
