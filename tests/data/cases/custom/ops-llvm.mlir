// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of llvm that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i5, %arg1: i5) {
  %0 = llvm.add %arg0, %arg1 : i5
  return
}
func.func @f1(%arg0: vector<32xi16>, %arg1: vector<32xi16>) {
  %0 = llvm.add %arg0, %arg1 overflow<nsw> : vector<32xi16>
  return
}
func.func @f2(%arg0: !llvm.ptr) {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr
  return
}
func.func @f3(%arg0: !llvm.ptr<8>) {
  %0 = llvm.addrspacecast %arg0 : !llvm.ptr<8> to !llvm.ptr<8>
  return
}
func.func @f4(%arg0: i8, %arg1: i8) {
  %0 = llvm.and %arg0, %arg1 : i8
  return
}
func.func @f5(%arg0: vector<[16]xi16>, %arg1: vector<[16]xi16>) {
  %0 = llvm.and %arg0, %arg1 : vector<[16]xi16>
  return
}
func.func @f6(%arg0: i4, %arg1: i4) {
  %0 = llvm.ashr %arg0, %arg1 : i4
  return
}
func.func @f7(%arg0: vector<[32]xi2>, %arg1: vector<[32]xi2>) {
  %0 = llvm.ashr exact %arg0, %arg1 : vector<[32]xi2>
  return
}
func.func @f8(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.atomicrmw _and %arg0, %arg1 release : !llvm.ptr, i32
  return
}
func.func @f9(%arg0: !llvm.ptr<1>, %arg1: i32) {
  %0 = llvm.atomicrmw min %arg0, %arg1 monotonic : !llvm.ptr<1>, i32
  return
}
func.func @f10(%arg0: i1) {
  %0 = llvm.bitcast %arg0 : i1 to i1
  return
}
func.func @f11(%arg0: vector<[8]xi32>) {
  %0 = llvm.bitcast %arg0 : vector<[8]xi32> to vector<1xf32>
  return
}
func.func @f12(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
  %0 = llvm.cmpxchg %arg0, %arg1, %arg2 seq_cst seq_cst : !llvm.ptr, i64
  return
}
func.func @f13(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) {
  %0 = llvm.cmpxchg volatile %arg0, %arg1, %arg2 syncscope("v") release seq_cst {access_groups = [], noalias_scopes = []} : !llvm.ptr, i32
  return
}
func.func @f14(%arg0: vector<2xf32>, %arg1: i8) {
  %0 = llvm.extractelement %arg0[%arg1 : i8] : vector<2xf32>
  return
}
func.func @f15(%arg0: vector<[1]xi32>, %arg1: i32) {
  %0 = llvm.extractelement %arg0[%arg1 : i32] : vector<[1]xi32>
  return
}
func.func @f16(%arg0: !llvm.struct<(i32, i32)>) {
  %0 = llvm.extractvalue %arg0[] : !llvm.struct<(i32, i32)> 
  return
}
func.func @f17(%arg0: f32, %arg1: f32) {
  %0 = llvm.fadd %arg0, %arg1 : f32
  return
}
func.func @f18(%arg0: vector<3xf16>, %arg1: vector<3xf16>) {
  %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : vector<3xf16>
  return
}
func.func @f19(%arg0: f16, %arg1: f16) {
  %0 = llvm.fdiv %arg0, %arg1 : f16
  return
}
func.func @f20(%arg0: vector<[32]xf64>, %arg1: vector<[32]xf64>) {
  %0 = llvm.fdiv %arg0, %arg1 {fastmathFlags = #llvm.fastmath<afn>} : vector<[32]xf64>
  return
}
func.func @f21() {
  llvm.fence release
  return
}
func.func @f22() {
  llvm.fence syncscope("abc") acquire
  return
}
func.func @f23(%arg0: f64, %arg1: f64) {
  %0 = llvm.fmul %arg0, %arg1 : f64
  return
}
func.func @f24(%arg0: vector<[16]xbf16>, %arg1: vector<[16]xbf16>) {
  %0 = llvm.fmul %arg0, %arg1 : vector<[16]xbf16>
  return
}
func.func @f25(%arg0: f32) {
  %0 = llvm.fneg %arg0 : f32
  return
}
func.func @f26(%arg0: vector<128xf64>) {
  %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : vector<128xf64>
  return
}
func.func @f27(%arg0: f32) {
  %0 = llvm.fpext %arg0 : f32 to f32
  return
}
func.func @f28(%arg0: vector<128xf64>) {
  %0 = llvm.fpext %arg0 : vector<128xf64> to vector<128xf64>
  return
}
func.func @f29(%arg0: f32) {
  %0 = llvm.fptosi %arg0 : f32 to i8
  return
}
func.func @f30(%arg0: vector<16xf32>) {
  %0 = llvm.fptosi %arg0 : vector<16xf32> to vector<[16]xi32>
  return
}
func.func @f31(%arg0: f32) {
  %0 = llvm.fptoui %arg0 : f32 to i8
  return
}
func.func @f32(%arg0: vector<[1]xf32>) {
  %0 = llvm.fptoui %arg0 : vector<[1]xf32> to vector<[1]xi2>
  return
}
func.func @f33(%arg0: f16) {
  %0 = llvm.fptrunc %arg0 : f16 to f16
  return
}
func.func @f34(%arg0: vector<[8]xbf16>) {
  %0 = llvm.fptrunc %arg0 : vector<[8]xbf16> to vector<[8]xbf16>
  return
}
func.func @f35(%arg0: i1) {
  %0 = llvm.freeze %arg0 : i1
  return
}
func.func @f36(%arg0: !llvm.struct<(ptr<8>, i1)>) {
  %0 = llvm.freeze %arg0 : !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f37(%arg0: f32, %arg1: f32) {
  %0 = llvm.frem %arg0, %arg1 : f32
  return
}
func.func @f38(%arg0: f16, %arg1: f16) {
  %0 = llvm.frem %arg0, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : f16
  return
}
func.func @f39(%arg0: f32, %arg1: f32) {
  %0 = llvm.fsub %arg0, %arg1 : f32
  return
}
func.func @f40(%arg0: vector<4xf32>, %arg1: vector<4xf32>) {
  %0 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<reassoc>} : vector<4xf32>
  return
}
func.func @f41(%arg0: !llvm.ptr<1>) {
  %0 = llvm.getelementptr %arg0[0] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
  return
}
func.func @f42(%arg0: !llvm.ptr<6>) {
  %0 = llvm.getelementptr inbounds %arg0[0] : (!llvm.ptr<6>) -> !llvm.ptr<6>, i1
  return
}
func.func @f43() {
  llvm.inline_asm "v", "v"  : () -> ()
  return
}
func.func @f44(%arg0: vector<1xi32>, %arg1: vector<1xi32>, %arg2: vector<1xi32>) {
  %0 = llvm.inline_asm has_side_effects asm_dialect = intel operand_attrs = [1] "abc", "abc" %arg0, %arg1, %arg2 : (vector<1xi32>, vector<1xi32>, vector<1xi32>) -> vector<1xi32>
  return
}
func.func @f45(%arg0: vector<5xi4>, %arg1: i4, %arg2: i4) {
  %0 = llvm.insertelement %arg1, %arg0[%arg2 : i4] : vector<5xi4>
  return
}
func.func @f46(%arg0: vector<16xf32>, %arg1: f32, %arg2: i48) {
  %0 = llvm.insertelement %arg1, %arg0[%arg2 : i48] : vector<16xf32>
  return
}
func.func @f47(%arg0: !llvm.array<4 x i32>, %arg1: !llvm.array<4 x i32>) {
  %0 = llvm.insertvalue %arg1, %arg0[] : !llvm.array<4 x i32> 
  return
}
func.func @f48(%arg0: !llvm.struct<(i32, i32)>, %arg1: !llvm.struct<(i32, i32)>) {
  %0 = llvm.insertvalue %arg1, %arg0[] : !llvm.struct<(i32, i32)> 
  return
}
func.func @f49(%arg0: f32) {
  %0 = llvm.intr.acos(%arg0) : (f32) -> f32
  return
}
func.func @f50(%arg0: vector<24xf32>) {
  %0 = llvm.intr.acos(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<24xf32>) -> vector<24xf32>
  return
}
func.func @f51(%arg0: f32) {
  %0 = llvm.intr.asin(%arg0) : (f32) -> f32
  return
}
func.func @f52(%arg0: f64) {
  %0 = llvm.intr.asin(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
  return
}
func.func @f53(%arg0: i1) {
  llvm.intr.assume %arg0 : i1
  return
}
func.func @f54(%arg0: i1) {
  llvm.intr.assume %arg0  : i1
  return
}
func.func @f55(%arg0: f64) {
  %0 = llvm.intr.atan(%arg0) : (f64) -> f64
  return
}
func.func @f56(%arg0: vector<[32]xf32>) {
  %0 = llvm.intr.atan(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<[32]xf32>) -> vector<[32]xf32>
  return
}
func.func @f57(%arg0: f32, %arg1: f32) {
  %0 = llvm.intr.atan2(%arg0, %arg1) : (f32, f32) -> f32
  return
}
func.func @f58(%arg0: vector<[32]xf32>, %arg1: vector<[32]xf32>) {
  %0 = llvm.intr.atan2(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[32]xf32>, vector<[32]xf32>) -> vector<[32]xf32>
  return
}
func.func @f59(%arg0: i8) {
  %0 = llvm.intr.bitreverse(%arg0) : (i8) -> i8
  return
}
func.func @f60(%arg0: vector<[32]xi32>) {
  %0 = llvm.intr.bitreverse(%arg0) : (vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f61(%arg0: i8) {
  %0 = llvm.intr.bswap(%arg0) : (i8) -> i8
  return
}
func.func @f62(%arg0: vector<[16]xi32>) {
  %0 = llvm.intr.bswap(%arg0) : (vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f63(%arg0: f64) {
  %0 = llvm.intr.ceil(%arg0) : (f64) -> f64
  return
}
func.func @f64(%arg0: vector<[2]xf32>) {
  %0 = llvm.intr.ceil(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}
func.func @f65(%arg0: f32, %arg1: f32) {
  %0 = llvm.intr.copysign(%arg0, %arg1) : (f32, f32) -> f32
  return
}
func.func @f66(%arg0: vector<[2]xf32>, %arg1: vector<[2]xf32>) {
  %0 = llvm.intr.copysign(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf32>, vector<[2]xf32>) -> vector<[2]xf32>
  return
}
func.func @f67() {
  %0 = llvm.intr.coro.align : i8
  return
}
func.func @f68() {
  %0 = llvm.intr.coro.align : !llvm.struct<(i16, i1)>
  return
}
func.func @f69(%arg0: !llvm.token, %arg1: !llvm.ptr) {
  %0 = llvm.intr.coro.begin %arg0, %arg1 : (!llvm.token, !llvm.ptr) -> i1
  return
}
func.func @f70(%arg0: !llvm.token, %arg1: !llvm.ptr<5>) {
  %0 = llvm.intr.coro.begin %arg0, %arg1 : (!llvm.token, !llvm.ptr<5>) -> vector<24xi32>
  return
}
func.func @f71(%arg0: !llvm.ptr, %arg1: i1, %arg2: !llvm.token) {
  %0 = llvm.intr.coro.end %arg0, %arg1, %arg2 : (!llvm.ptr, i1, !llvm.token) -> i1
  return
}
func.func @f72(%arg0: !llvm.ptr<3>, %arg1: i1, %arg2: !llvm.token) {
  %0 = llvm.intr.coro.end %arg0, %arg1, %arg2 : (!llvm.ptr<3>, i1, !llvm.token) -> !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f73(%arg0: !llvm.token, %arg1: !llvm.ptr<8>) {
  %0 = llvm.intr.coro.free %arg0, %arg1 : (!llvm.token, !llvm.ptr<8>) -> i8
  return
}
func.func @f74(%arg0: !llvm.token, %arg1: !llvm.ptr<8>) {
  %0 = llvm.intr.coro.free %arg0, %arg1 : (!llvm.token, !llvm.ptr<8>) -> vector<[1]xf32>
  return
}
func.func @f75(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
  %0 = llvm.intr.coro.id %arg0, %arg1, %arg2, %arg3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  return
}
func.func @f76(%arg0: i32, %arg1: !llvm.ptr<5>, %arg2: !llvm.ptr<5>, %arg3: !llvm.ptr<5>) {
  %0 = llvm.intr.coro.id %arg0, %arg1, %arg2, %arg3 : (i32, !llvm.ptr<5>, !llvm.ptr<5>, !llvm.ptr<5>) -> !llvm.struct<(i1, i1)>
  return
}
func.func @f77(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
  %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
  return
}
func.func @f78(%arg0: !llvm.ptr<1>, %arg1: i32, %arg2: i1) {
  %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 : (!llvm.ptr<1>, i32, i1) -> !llvm.ptr<1>
  return
}
func.func @f79(%arg0: !llvm.ptr) {
  llvm.intr.coro.resume %arg0 : !llvm.ptr
  return
}
func.func @f80(%arg0: !llvm.ptr<6>) {
  llvm.intr.coro.resume %arg0 : !llvm.ptr<6>
  return
}
func.func @f81(%arg0: !llvm.ptr) {
  %0 = llvm.intr.coro.save %arg0 : (!llvm.ptr) -> i8
  return
}
func.func @f82(%arg0: !llvm.ptr<7>) {
  %0 = llvm.intr.coro.save %arg0 : (!llvm.ptr<7>) -> !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f83() {
  %0 = llvm.intr.coro.size : i4
  return
}
func.func @f84() {
  %0 = llvm.intr.coro.size : !llvm.struct<(f32, f32)>
  return
}
func.func @f85(%arg0: !llvm.token, %arg1: i1) {
  %0 = llvm.intr.coro.suspend %arg0, %arg1 : i5
  return
}
func.func @f86(%arg0: !llvm.token, %arg1: i1) {
  %0 = llvm.intr.coro.suspend %arg0, %arg1 : !llvm.struct<(i32, i1)>
  return
}
func.func @f87(%arg0: f32) {
  %0 = llvm.intr.cos(%arg0) : (f32) -> f32
  return
}
func.func @f88(%arg0: vector<2xf32>) {
  %0 = llvm.intr.cos(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<2xf32>) -> vector<2xf32>
  return
}
func.func @f89(%arg0: f32) {
  %0 = llvm.intr.cosh(%arg0) : (f32) -> f32
  return
}
func.func @f90(%arg0: vector<32xf32>) {
  %0 = llvm.intr.cosh(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f91(%arg0: i1) {
  %0 = llvm.intr.ctpop(%arg0) : (i1) -> i1
  return
}
func.func @f92(%arg0: vector<[4]xi32>) {
  %0 = llvm.intr.ctpop(%arg0) : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}
func.func @f93() {
  llvm.intr.debugtrap
  return
}
func.func @f94(%arg0: !llvm.ptr) {
  %0 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr) -> i64
  return
}
func.func @f95(%arg0: !llvm.ptr<5>) {
  %0 = llvm.intr.eh.typeid.for %arg0 : (!llvm.ptr<5>) -> vector<[16]xf32>
  return
}
func.func @f96(%arg0: f32) {
  %0 = llvm.intr.exp(%arg0) : (f32) -> f32
  return
}
func.func @f97(%arg0: vector<16xf32>) {
  %0 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<16xf32>) -> vector<16xf32>
  return
}
func.func @f98(%arg0: f64) {
  %0 = llvm.intr.exp10(%arg0) : (f64) -> f64
  return
}
func.func @f99(%arg0: vector<2xf32>) {
  %0 = llvm.intr.exp10(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<2xf32>) -> vector<2xf32>
  return
}
func.func @f100(%arg0: f64) {
  %0 = llvm.intr.exp2(%arg0) : (f64) -> f64
  return
}
func.func @f101(%arg0: vector<[2]xf32>) {
  %0 = llvm.intr.exp2(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}
func.func @f102(%arg0: i1, %arg1: i1) {
  %0 = llvm.intr.expect %arg0, %arg1 : i1
  return
}
func.func @f103(%arg0: i128, %arg1: i128) {
  %0 = llvm.intr.expect %arg0, %arg1 : i128
  return
}
func.func @f104(%arg0: i4, %arg1: i4) {
  %0 = llvm.intr.expect.with.probability %arg0, %arg1, 1.500000e+00 : i4
  return
}
func.func @f105(%arg0: i128, %arg1: i128) {
  %0 = llvm.intr.expect.with.probability %arg0, %arg1, 1.500000e+00 : i128
  return
}
func.func @f106(%arg0: i8) {
  %0 = llvm.intr.experimental.constrained.fpext %arg0 strict : i8 to i8
  return
}
func.func @f107(%arg0: !llvm.struct<(i8, i1)>) {
  %0 = llvm.intr.experimental.constrained.fpext %arg0 ignore : !llvm.struct<(i8, i1)> to !llvm.struct<(ptr<8>, i1)>
  return
}
func.func @f108(%arg0: i1) {
  %0 = llvm.intr.experimental.constrained.fptrunc %arg0 upward maytrap : i1 to i1
  return
}
func.func @f109(%arg0: !llvm.struct<(i16, i1)>) {
  %0 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero strict : !llvm.struct<(i16, i1)> to !llvm.struct<(i16, i1)>
  return
}
func.func @f110(%arg0: i1) {
  %0 = llvm.intr.experimental.constrained.sitofp %arg0 upward ignore : i1 to i1
  return
}
func.func @f111(%arg0: !llvm.struct<(i14, i1)>) {
  %0 = llvm.intr.experimental.constrained.sitofp %arg0 towardzero maytrap : !llvm.struct<(i14, i1)> to !llvm.struct<(i14, i1)>
  return
}
func.func @f112(%arg0: i2) {
  %0 = llvm.intr.experimental.constrained.uitofp %arg0 upward strict : i2 to i2
  return
}
func.func @f113(%arg0: !llvm.struct<(i4, i1)>) {
  %0 = llvm.intr.experimental.constrained.uitofp %arg0 tonearest ignore : !llvm.struct<(i4, i1)> to !llvm.struct<(i4, i1)>
  return
}
func.func @f114(%arg0: f32) {
  %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
  return
}
func.func @f115(%arg0: f64) {
  %0 = llvm.intr.fabs(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (f64) -> f64
  return
}
func.func @f116(%arg0: f64) {
  %0 = llvm.intr.floor(%arg0) : (f64) -> f64
  return
}
func.func @f117(%arg0: vector<3xf32>) {
  %0 = llvm.intr.floor(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<3xf32>) -> vector<3xf32>
  return
}
func.func @f118(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = llvm.intr.fma(%arg0, %arg1, %arg2) : (f16, f16, f16) -> f16
  return
}
func.func @f119(%arg0: vector<32xf32>, %arg1: vector<32xf32>, %arg2: vector<32xf32>) {
  %0 = llvm.intr.fma(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (vector<32xf32>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f120(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) : (f16, f16, f16) -> f16
  return
}
func.func @f121(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
  %0 = llvm.intr.fmuladd(%arg0, %arg1, %arg2) {fastmathFlags = #llvm.fastmath<contract>} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
func.func @f122(%arg0: f64) {
  %0 = llvm.intr.frexp(%arg0) : (f64) -> i4
  return
}
func.func @f123(%arg0: vector<[16]xf16>) {
  %0 = llvm.intr.frexp(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[16]xf16>) -> vector<16xi32>
  return
}
func.func @f124(%arg0: i5, %arg1: i5, %arg2: i5) {
  %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (i5, i5, i5) -> i5
  return
}
func.func @f125(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = llvm.intr.fshl(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}
func.func @f126(%arg0: i5, %arg1: i5, %arg2: i5) {
  %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (i5, i5, i5) -> i5
  return
}
func.func @f127(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>, %arg2: vector<[16]xi32>) {
  %0 = llvm.intr.fshr(%arg0, %arg1, %arg2) : (vector<[16]xi32>, vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f128(%arg0: i8, %arg1: i8) {
  %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i8, i8 to i8
  return
}
func.func @f129(%arg0: i48, %arg1: i48) {
  %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i48, i48 to !llvm.struct<(ptr<5>, i1)>
  return
}
func.func @f130(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
  llvm.intr.invariant.end %arg0, 1, %arg1 : !llvm.ptr
  return
}
func.func @f131(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
  llvm.intr.invariant.end %arg0, 16, %arg1 : !llvm.ptr<3>
  return
}
func.func @f132(%arg0: !llvm.ptr) {
  %0 = llvm.intr.invariant.start 1, %arg0 : !llvm.ptr
  return
}
func.func @f133(%arg0: !llvm.ptr<8>) {
  %0 = llvm.intr.invariant.start 32, %arg0 : !llvm.ptr<8>
  return
}
func.func @f134(%arg0: !llvm.ptr) {
  %0 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr
  return
}
func.func @f135(%arg0: !llvm.ptr<7>) {
  %0 = llvm.intr.launder.invariant.group %arg0 : !llvm.ptr<7>
  return
}
func.func @f136(%arg0: f16, %arg1: i2) {
  %0 = llvm.intr.ldexp(%arg0, %arg1) : (f16, i2) -> f16
  return
}
func.func @f137(%arg0: vector<12xbf16>, %arg1: i32) {
  %0 = llvm.intr.ldexp(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<contract>} : (vector<12xbf16>, i32) -> vector<12xi32>
  return
}
func.func @f138(%arg0: !llvm.ptr) {
  llvm.intr.lifetime.end %arg0 : !llvm.ptr
  return
}
func.func @f139(%arg0: !llvm.ptr<8>) {
  llvm.intr.lifetime.end %arg0 : !llvm.ptr<8>
  return
}
func.func @f140(%arg0: !llvm.ptr) {
  llvm.intr.lifetime.start %arg0 : !llvm.ptr
  return
}
func.func @f141(%arg0: !llvm.ptr<5>) {
  llvm.intr.lifetime.start %arg0 : !llvm.ptr<5>
  return
}
func.func @f142(%arg0: f32) {
  %0 = llvm.intr.llrint(%arg0) : (f32) -> i8
  return
}
func.func @f143(%arg0: vector<4xf32>) {
  %0 = llvm.intr.llrint(%arg0) : (vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f144(%arg0: f32) {
  %0 = llvm.intr.llround(%arg0) : (f32) -> i2
  return
}
func.func @f145(%arg0: f128) {
  %0 = llvm.intr.llround(%arg0) : (f128) -> !llvm.struct<(i32, i32)>
  return
}
func.func @f146(%arg0: f64) {
  %0 = llvm.intr.log(%arg0) : (f64) -> f64
  return
}
func.func @f147(%arg0: vector<[8]xf32>) {
  %0 = llvm.intr.log(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<[8]xf32>) -> vector<[8]xf32>
  return
}
func.func @f148(%arg0: f16) {
  %0 = llvm.intr.log10(%arg0) : (f16) -> f16
  return
}
func.func @f149(%arg0: vector<[2]xf32>) {
  %0 = llvm.intr.log10(%arg0) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}
func.func @f150(%arg0: f32) {
  %0 = llvm.intr.log2(%arg0) : (f32) -> f32
  return
}
func.func @f151(%arg0: vector<24xf32>) {
  %0 = llvm.intr.log2(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<24xf32>) -> vector<24xf32>
  return
}
func.func @f152(%arg0: f16) {
  %0 = llvm.intr.lrint(%arg0) : (f16) -> i8
  return
}
func.func @f153(%arg0: vector<[8]xf64>) {
  %0 = llvm.intr.lrint(%arg0) : (vector<[8]xf64>) -> vector<[8]xi32>
  return
}
func.func @f154(%arg0: f32) {
  %0 = llvm.intr.lround(%arg0) : (f32) -> i2
  return
}
func.func @f155(%arg0: vector<128xbf16>) {
  %0 = llvm.intr.lround(%arg0) : (vector<128xbf16>) -> vector<128xi32>
  return
}
func.func @f156(%arg0: !llvm.ptr, %arg1: vector<4xi1>) {
  %0 = llvm.intr.masked.load %arg0, %arg1 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  return
}
func.func @f157(%arg0: !llvm.ptr<6>, %arg1: vector<[16]xi1>, %arg2: vector<4xf32>) {
  %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 1 : i32, nontemporal} : (!llvm.ptr<6>, vector<[16]xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f158(%arg0: vector<8xf32>, %arg1: !llvm.ptr, %arg2: vector<8xi1>) {
  llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 8 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  return
}
func.func @f159(%arg0: vector<16xf32>, %arg1: !llvm.ptr<1>, %arg2: vector<[16]xi1>) {
  llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 4 : i32} : vector<16xf32>, vector<[16]xi1> into !llvm.ptr<1>
  return
}
func.func @f160(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> from !llvm.ptr stride i32
  return
}
func.func @f161(%arg0: !llvm.ptr<8>, %arg1: i128) {
  %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 0 : i32, isVolatile = false, rows = 16 : i32} : vector<16xi1> from !llvm.ptr<8> stride i128
  return
}
func.func @f162(%arg0: vector<2xf32>, %arg1: !llvm.ptr, %arg2: i8) {
  llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 32 : i32, isVolatile = false, rows = 2 : i32} : vector<2xf32> to !llvm.ptr stride i8
  return
}
func.func @f163(%arg0: vector<32xf32>, %arg1: !llvm.ptr<3>, %arg2: i64) {
  llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 8 : i32, isVolatile = true, rows = 32 : i32} : vector<32xf32> to !llvm.ptr<3> stride i64
  return
}
func.func @f164(%arg0: vector<8xi4>, %arg1: vector<8xi4>) {
  %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 8 : i32, lhs_rows = 2 : i32, rhs_columns = 4 : i32} : (vector<8xi4>, vector<8xi4>) -> vector<8xi4>
  return
}
func.func @f165(%arg0: vector<[32]xf32>, %arg1: vector<64xf32>) {
  %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 32 : i32} : (vector<[32]xf32>, vector<64xf32>) -> vector<[32]xf32>
  return
}
func.func @f166(%arg0: vector<4xf32>) {
  %0 = llvm.intr.matrix.transpose %arg0 {columns = 1 : i32, rows = 1 : i32} : vector<4xf32> into vector<4xf32>
  return
}
func.func @f167(%arg0: vector<[4]xf16>) {
  %0 = llvm.intr.matrix.transpose %arg0 {columns = 4 : i32, rows = 32 : i32} : vector<[4]xf16> into vector<[4]xf16>
  return
}
func.func @f168(%arg0: f32, %arg1: f32) {
  %0 = llvm.intr.maximum(%arg0, %arg1) : (f32, f32) -> f32
  return
}
func.func @f169(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = llvm.intr.maximum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
  return
}
func.func @f170(%arg0: f16, %arg1: f16) {
  %0 = llvm.intr.maxnum(%arg0, %arg1) : (f16, f16) -> f16
  return
}
func.func @f171(%arg0: vector<[8]xf32>, %arg1: vector<[8]xf32>) {
  %0 = llvm.intr.maxnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<[8]xf32>, vector<[8]xf32>) -> vector<[8]xf32>
  return
}
func.func @f172(%arg0: f16, %arg1: f16) {
  %0 = llvm.intr.minimum(%arg0, %arg1) : (f16, f16) -> f16
  return
}
func.func @f173(%arg0: vector<32xf32>, %arg1: vector<32xf32>) {
  %0 = llvm.intr.minimum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f174(%arg0: f32, %arg1: f32) {
  %0 = llvm.intr.minnum(%arg0, %arg1) : (f32, f32) -> f32
  return
}
func.func @f175(%arg0: vector<32xf32>, %arg1: vector<32xf32>) {
  %0 = llvm.intr.minnum(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f176(%arg0: f32) {
  %0 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
  return
}
func.func @f177(%arg0: vector<[1]xf32>) {
  %0 = llvm.intr.nearbyint(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[1]xf32>) -> vector<[1]xf32>
  return
}
func.func @f178(%arg0: f64, %arg1: f64) {
  %0 = llvm.intr.pow(%arg0, %arg1) : (f64, f64) -> f64
  return
}
func.func @f179(%arg0: vector<64xf32>, %arg1: vector<64xf32>) {
  %0 = llvm.intr.pow(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
  return
}
func.func @f180(%arg0: f32, %arg1: i1) {
  %0 = llvm.intr.powi(%arg0, %arg1) : (f32, i1) -> f32
  return
}
func.func @f181(%arg0: vector<8xf64>, %arg1: i5) {
  %0 = llvm.intr.powi(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf64>, i5) -> !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f182(%arg0: !llvm.ptr, %arg1: i8) {
  %0 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr, i8) -> !llvm.ptr
  return
}
func.func @f183(%arg0: !llvm.ptr<3>, %arg1: vector<128xi16>) {
  %0 = llvm.intr.ptrmask %arg0, %arg1 : (!llvm.ptr<3>, vector<128xi16>) -> !llvm.ptr<3>
  return
}
func.func @f184(%arg0: f64) {
  %0 = llvm.intr.rint(%arg0) : (f64) -> f64
  return
}
func.func @f185(%arg0: vector<[1]xf32>) {
  %0 = llvm.intr.rint(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<[1]xf32>) -> vector<[1]xf32>
  return
}
func.func @f186(%arg0: f32) {
  %0 = llvm.intr.round(%arg0) : (f32) -> f32
  return
}
func.func @f187(%arg0: vector<64xf32>) {
  %0 = llvm.intr.round(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<64xf32>) -> vector<64xf32>
  return
}
func.func @f188(%arg0: f64) {
  %0 = llvm.intr.roundeven(%arg0) : (f64) -> f64
  return
}
func.func @f189(%arg0: vector<[4]xf32>) {
  %0 = llvm.intr.roundeven(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
func.func @f190(%arg0: i8, %arg1: i8) {
  %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (i8, i8) -> i8
  return
}
func.func @f191(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>) {
  %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (vector<[32]xi32>, vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f192(%arg0: i8, %arg1: i8) {
  %0 = llvm.intr.scmp(%arg0, %arg1) : (i8, i8) -> i8
  return
}
func.func @f193(%arg0: vector<[1]xi16>, %arg1: vector<[1]xi16>) {
  %0 = llvm.intr.scmp(%arg0, %arg1) : (vector<[1]xi16>, vector<[1]xi16>) -> vector<[1]xi16>
  return
}
func.func @f194(%arg0: f32) {
  %0 = llvm.intr.sin(%arg0) : (f32) -> f32
  return
}
func.func @f195(%arg0: vector<[8]xf32>) {
  %0 = llvm.intr.sin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[8]xf32>) -> vector<[8]xf32>
  return
}
func.func @f196(%arg0: f64) {
  %0 = llvm.intr.sinh(%arg0) : (f64) -> f64
  return
}
func.func @f197(%arg0: vector<16xf32>) {
  %0 = llvm.intr.sinh(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<16xf32>) -> vector<16xf32>
  return
}
func.func @f198(%arg0: i1, %arg1: i1) {
  %0 = llvm.intr.smax(%arg0, %arg1) : (i1, i1) -> i1
  return
}
func.func @f199(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %0 = llvm.intr.smax(%arg0, %arg1) : (vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f200(%arg0: i5, %arg1: i5) {
  %0 = llvm.intr.smin(%arg0, %arg1) : (i5, i5) -> i5
  return
}
func.func @f201(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
  %0 = llvm.intr.smin(%arg0, %arg1) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  return
}
func.func @f202(%arg0: f16) {
  %0 = llvm.intr.sqrt(%arg0) : (f16) -> f16
  return
}
func.func @f203(%arg0: vector<16xf32>) {
  %0 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>) -> vector<16xf32>
  return
}
func.func @f204(%arg0: i1) {
  %0 = llvm.intr.ssa.copy %arg0 : i1
  return
}
func.func @f205(%arg0: !llvm.struct<(f32, f32)>) {
  %0 = llvm.intr.ssa.copy %arg0 : !llvm.struct<(f32, f32)>
  return
}
func.func @f206(%arg0: i1, %arg1: i1) {
  %0 = llvm.intr.sshl.sat(%arg0, %arg1) : (i1, i1) -> i1
  return
}
func.func @f207(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>) {
  %0 = llvm.intr.sshl.sat(%arg0, %arg1) : (vector<[32]xi32>, vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f208(%arg0: i8, %arg1: i8) {
  %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (i8, i8) -> i8
  return
}
func.func @f209(%arg0: vector<[1]xi32>, %arg1: vector<[1]xi32>) {
  %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (vector<[1]xi32>, vector<[1]xi32>) -> vector<[1]xi32>
  return
}
func.func @f210(%arg0: !llvm.ptr) {
  llvm.intr.stackrestore %arg0 : !llvm.ptr
  return
}
func.func @f211(%arg0: !llvm.ptr<1>) {
  llvm.intr.stackrestore %arg0 : !llvm.ptr<1>
  return
}
func.func @f212() {
  %0 = llvm.intr.stacksave : i1
  return
}
func.func @f213() {
  %0 = llvm.intr.stacksave : vector<[2]xi32>
  return
}
func.func @f214() {
  %0 = llvm.intr.stepvector : vector<4xi32>
  return
}
func.func @f215() {
  %0 = llvm.intr.stepvector : vector<[4]xi64>
  return
}
func.func @f216(%arg0: !llvm.ptr) {
  %0 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr
  return
}
func.func @f217(%arg0: !llvm.ptr<5>) {
  %0 = llvm.intr.strip.invariant.group %arg0 : !llvm.ptr<5>
  return
}
func.func @f218(%arg0: f64) {
  %0 = llvm.intr.tan(%arg0) : (f64) -> f64
  return
}
func.func @f219(%arg0: vector<[1]xf32>) {
  %0 = llvm.intr.tan(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[1]xf32>) -> vector<[1]xf32>
  return
}
func.func @f220(%arg0: f16) {
  %0 = llvm.intr.tanh(%arg0) : (f16) -> f16
  return
}
func.func @f221(%arg0: vector<32xf32>) {
  %0 = llvm.intr.tanh(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f222() {
  llvm.intr.trap
  return
}
func.func @f223(%arg0: f16) {
  %0 = llvm.intr.trunc(%arg0) : (f16) -> f16
  return
}
func.func @f224(%arg0: vector<[2]xf32>) {
  %0 = llvm.intr.trunc(%arg0) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<[2]xf32>) -> vector<[2]xf32>
  return
}
func.func @f225(%arg0: i5, %arg1: i5) {
  %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (i5, i5) -> i5
  return
}
func.func @f226(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f227() {
  llvm.intr.ubsantrap <{failureKind = 8 : i8}>
  return
}
func.func @f228() {
  llvm.intr.ubsantrap <{failureKind = 32 : i8}>
  return
}
func.func @f229(%arg0: i1, %arg1: i1) {
  %0 = llvm.intr.ucmp(%arg0, %arg1) : (i1, i1) -> i1
  return
}
func.func @f230(%arg0: vector<16xi32>, %arg1: vector<16xi32>) {
  %0 = llvm.intr.ucmp(%arg0, %arg1) : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
  return
}
func.func @f231(%arg0: i8, %arg1: i8) {
  %0 = llvm.intr.umax(%arg0, %arg1) : (i8, i8) -> i8
  return
}
func.func @f232(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
  %0 = llvm.intr.umax(%arg0, %arg1) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  return
}
func.func @f233(%arg0: i1, %arg1: i1) {
  %0 = llvm.intr.umin(%arg0, %arg1) : (i1, i1) -> i1
  return
}
func.func @f234(%arg0: vector<[16]xi32>, %arg1: vector<[16]xi32>) {
  %0 = llvm.intr.umin(%arg0, %arg1) : (vector<[16]xi32>, vector<[16]xi32>) -> vector<[16]xi32>
  return
}
func.func @f235(%arg0: i4, %arg1: i4) {
  %0 = llvm.intr.ushl.sat(%arg0, %arg1) : (i4, i4) -> i4
  return
}
func.func @f236(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
  %0 = llvm.intr.ushl.sat(%arg0, %arg1) : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  return
}
func.func @f237(%arg0: i5, %arg1: i5) {
  %0 = llvm.intr.usub.sat(%arg0, %arg1) : (i5, i5) -> i5
  return
}
func.func @f238(%arg0: vector<[32]xi32>, %arg1: vector<[32]xi32>) {
  %0 = llvm.intr.usub.sat(%arg0, %arg1) : (vector<[32]xi32>, vector<[32]xi32>) -> vector<[32]xi32>
  return
}
func.func @f239(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
  llvm.intr.vacopy %arg1 to %arg0 : !llvm.ptr, !llvm.ptr
  return
}
func.func @f240(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<5>) {
  llvm.intr.vacopy %arg1 to %arg0 : !llvm.ptr<8>, !llvm.ptr<5>
  return
}
func.func @f241(%arg0: !llvm.ptr) {
  llvm.intr.vaend %arg0 : !llvm.ptr
  return
}
func.func @f242(%arg0: !llvm.ptr<6>) {
  llvm.intr.vaend %arg0 : !llvm.ptr<6>
  return
}
func.func @f243(%arg0: !llvm.ptr) {
  llvm.intr.vastart %arg0 : !llvm.ptr
  return
}
func.func @f244(%arg0: !llvm.ptr<6>) {
  llvm.intr.vastart %arg0 : !llvm.ptr<6>
  return
}
func.func @f245(%arg0: vector<8xi8>) {
  %0 = llvm.intr.vector.extract %arg0[16] : vector<8xi8> from vector<8xi8>
  return
}
func.func @f246(%arg0: vector<16xf32>) {
  %0 = llvm.intr.vector.extract %arg0[16] : vector<16xf32> from vector<16xf32>
  return
}
func.func @f247(%arg0: vector<4xf32>, %arg1: vector<8xf32>) {
  %0 = llvm.intr.vector.insert %arg1, %arg0[2] : vector<8xf32> into vector<4xf32>
  return
}
func.func @f248(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = llvm.intr.vector.insert %arg1, %arg0[16] : vector<16xf32> into vector<16xf32>
  return
}
func.func @f249(%arg0: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<8xf32>) -> vector<8xf32>
  return
}
func.func @f250(%arg0: vector<32xf32>) {
  %0 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<arcp>} : (vector<32xf32>) -> vector<32xf32>
  return
}
func.func @f251(%arg0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f252(%arg0: vector<64xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<64xf32>) -> vector<64xf32>
  return
}
func.func @f253(%arg0: vector<8xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<8xf32>) -> vector<8xf32>
  return
}
func.func @f254(%arg0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f255(%arg0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> vector<4xf32>
  return
}
func.func @f256(%arg0: vector<16xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (vector<16xf32>) -> vector<16xf32>
  return
}
func.func @f257(%arg0: i32) {
  %0 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
  return
}
func.func @f258(%arg0: vector<[4]xi64>) {
  %0 = llvm.inttoptr %arg0 : vector<[4]xi64> to !llvm.ptr<3>
  return
}
func.func @f259(%arg0: !llvm.ptr) {
  %0 = llvm.load %arg0 : !llvm.ptr -> i8
  return
}
func.func @f260(%arg0: !llvm.ptr) {
  %0 = llvm.load volatile %arg0 atomic syncscope("abc") acquire invariant_group {alias_scopes = [], alignment = 16 : i64, noalias_scopes = [], nontemporal} : !llvm.ptr -> !llvm.ptr
  return
}
func.func @f261(%arg0: i4, %arg1: i4) {
  %0 = llvm.lshr %arg0, %arg1 : i4
  return
}
func.func @f262(%arg0: vector<5xi32>, %arg1: vector<5xi32>) {
  %0 = llvm.lshr exact %arg0, %arg1 : vector<5xi32>
  return
}
func.func @f263() {
  %0 = llvm.mlir.constant(1 : i32) : i4
  return
}
func.func @f264() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  return
}
func.func @f265() {
  llvm.mlir.global_ctors ctors = [], priorities = [], data = []
  return
}
func.func @f266() {
  llvm.mlir.global_dtors dtors = [], priorities = [], data = []
  return
}
func.func @f267() {
  %0 = llvm.mlir.none : !llvm.token
  return
}
func.func @f268() {
  %0 = llvm.mlir.poison : i8
  return
}
func.func @f269() {
  %0 = llvm.mlir.poison : !llvm.struct<(i14, i1)>
  return
}
func.func @f270() {
  %0 = llvm.mlir.undef : i8
  return
}
func.func @f271() {
  %0 = llvm.mlir.undef : !llvm.struct<(i128, i1)>
  return
}
func.func @f272() {
  %0 = llvm.mlir.zero : i2
  return
}
func.func @f273() {
  %0 = llvm.mlir.zero : !llvm.struct<(ptr<3>, i1)>
  return
}
func.func @f274(%arg0: i1, %arg1: i1) {
  %0 = llvm.mul %arg0, %arg1 : i1
  return
}
func.func @f275(%arg0: vector<[4]xi2>, %arg1: vector<[4]xi2>) {
  %0 = llvm.mul %arg0, %arg1 overflow<nuw> : vector<[4]xi2>
  return
}
func.func @f276(%arg0: i1, %arg1: i1) {
  %0 = llvm.or %arg0, %arg1 : i1
  return
}
func.func @f277(%arg0: vector<128xi1>, %arg1: vector<128xi1>) {
  %0 = llvm.or disjoint %arg0, %arg1 : vector<128xi1>
  return
}
func.func @f278(%arg0: !llvm.ptr) {
  %0 = llvm.ptrtoint %arg0 : !llvm.ptr to i8
  return
}
func.func @f279(%arg0: !llvm.ptr<3>) {
  %0 = llvm.ptrtoint %arg0 : !llvm.ptr<3> to vector<16xi32>
  return
}
func.func @f280(%arg0: i2, %arg1: i2) {
  %0 = llvm.sdiv %arg0, %arg1 : i2
  return
}
func.func @f281(%arg0: vector<5xi32>, %arg1: vector<5xi32>) {
  %0 = llvm.sdiv exact %arg0, %arg1 : vector<5xi32>
  return
}
func.func @f282(%arg0: i1, %arg1: i4, %arg2: i4) {
  %0 = llvm.select %arg0, %arg1, %arg2 : i1, i4
  return
}
func.func @f283(%arg0: vector<32xi1>, %arg1: vector<[32]xi32>, %arg2: vector<[32]xi32>) {
  %0 = llvm.select %arg0, %arg1, %arg2 {fastmathFlags = #llvm.fastmath<nsz>} : vector<32xi1>, vector<[32]xi32>
  return
}
func.func @f284(%arg0: i2) {
  %0 = llvm.sext %arg0 : i2 to i4
  return
}
func.func @f285(%arg0: i1) {
  %0 = llvm.sext %arg0 : i1 to i32
  return
}
func.func @f286(%arg0: i1, %arg1: i1) {
  %0 = llvm.shl %arg0, %arg1 : i1
  return
}
func.func @f287(%arg0: vector<16xi4>, %arg1: vector<16xi4>) {
  %0 = llvm.shl %arg0, %arg1 overflow<nuw> : vector<16xi4>
  return
}
func.func @f288(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = llvm.shufflevector %arg0, %arg1 [0] : vector<16xf32> 
  return
}
func.func @f289(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = llvm.shufflevector %arg0, %arg1 [0, 1] : vector<16xf32> 
  return
}
func.func @f290(%arg0: i1) {
  %0 = llvm.sitofp %arg0 : i1 to f16
  return
}
func.func @f291(%arg0: vector<32xi32>) {
  %0 = llvm.sitofp %arg0 : vector<32xi32> to vector<[32]xbf16>
  return
}
func.func @f292(%arg0: i4, %arg1: i4) {
  %0 = llvm.srem %arg0, %arg1 : i4
  return
}
func.func @f293(%arg0: vector<[2]xi32>, %arg1: vector<[2]xi32>) {
  %0 = llvm.srem %arg0, %arg1 : vector<[2]xi32>
  return
}
func.func @f294(%arg0: i32, %arg1: !llvm.ptr) {
  llvm.store %arg0, %arg1 : i32, !llvm.ptr
  return
}
func.func @f295(%arg0: vector<[2]xi32>, %arg1: !llvm.ptr<5>) {
  llvm.store %arg0, %arg1 : vector<[2]xi32>, !llvm.ptr<5>
  return
}
func.func @f296(%arg0: i8, %arg1: i8) {
  %0 = llvm.sub %arg0, %arg1 : i8
  return
}
func.func @f297(%arg0: vector<[4]xi64>, %arg1: vector<[4]xi64>) {
  %0 = llvm.sub %arg0, %arg1 overflow<nsw> : vector<[4]xi64>
  return
}
func.func @f298(%arg0: i8) {
  %0 = llvm.trunc %arg0 : i8 to i8
  return
}
func.func @f299(%arg0: vector<5xi2>) {
  %0 = llvm.trunc %arg0 overflow<nsw> : vector<5xi2> to vector<5xi2>
  return
}
func.func @f300(%arg0: i4, %arg1: i4) {
  %0 = llvm.udiv %arg0, %arg1 : i4
  return
}
func.func @f301(%arg0: vector<1xi32>, %arg1: vector<1xi32>) {
  %0 = llvm.udiv %arg0, %arg1 : vector<1xi32>
  return
}
func.func @f302(%arg0: i4) {
  %0 = llvm.uitofp %arg0 : i4 to f16
  return
}
func.func @f303(%arg0: vector<[32]xi16>) {
  %0 = llvm.uitofp %arg0 : vector<[32]xi16> to vector<[32]xbf16>
  return
}
func.func @f304(%arg0: i5, %arg1: i5) {
  %0 = llvm.urem %arg0, %arg1 : i5
  return
}
func.func @f305(%arg0: vector<128xi32>, %arg1: vector<128xi32>) {
  %0 = llvm.urem %arg0, %arg1 : vector<128xi32>
  return
}
func.func @f306(%arg0: !llvm.ptr<3>) {
  %0 = llvm.va_arg %arg0 : (!llvm.ptr<3>) -> i1
  return
}
func.func @f307(%arg0: !llvm.ptr<7>) {
  %0 = llvm.va_arg %arg0 : (!llvm.ptr<7>) -> vector<128xf32>
  return
}
func.func @f308(%arg0: i1, %arg1: i1) {
  %0 = llvm.xor %arg0, %arg1 : i1
  return
}
func.func @f309(%arg0: vector<[2]xi64>, %arg1: vector<[2]xi64>) {
  %0 = llvm.xor %arg0, %arg1 : vector<[2]xi64>
  return
}
