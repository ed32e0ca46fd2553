// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of spirv that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicAnd <Device> <Acquire> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f1(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicAnd <Subgroup> <AtomicCounterMemory> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f2(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) {
  %0 = spirv.AtomicCompareExchange <ShaderCallKHR> <Volatile> <WorkgroupMemory> %arg0, %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f3(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) {
  %0 = spirv.AtomicCompareExchange <Device> <AtomicCounterMemory> <AtomicCounterMemory> %arg0, %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f4(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32, %arg2: i32) {
  %0 = spirv.AtomicCompareExchangeWeak <Subgroup> <UniformMemory> <None> %arg0, %arg1, %arg2 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f5(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32) {
  %0 = spirv.AtomicCompareExchangeWeak <ShaderCallKHR> <AcquireRelease> <AcquireRelease> %arg0, %arg1, %arg2 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f6(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) {
  %0 = spirv.AtomicExchange <ShaderCallKHR> <Acquire> %arg0, %arg1 : !spirv.ptr<f32, Function>
  return
}
func.func @f7(%arg0: !spirv.ptr<f32, StorageBuffer>, %arg1: f32) {
  %0 = spirv.AtomicExchange <CrossDevice> <AtomicCounterMemory> %arg0, %arg1 : !spirv.ptr<f32, StorageBuffer>
  return
}
func.func @f8(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicIAdd <Device> <Volatile> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f9(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicIAdd <Workgroup> <OutputMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f10(%arg0: !spirv.ptr<i32, Workgroup>) {
  %0 = spirv.AtomicIDecrement <Subgroup> <Release> %arg0 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f11(%arg0: !spirv.ptr<i32, StorageBuffer>) {
  %0 = spirv.AtomicIDecrement <CrossDevice> <UniformMemory> %arg0 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f12(%arg0: !spirv.ptr<i32, Workgroup>) {
  %0 = spirv.AtomicIIncrement <QueueFamily> <None> %arg0 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f13(%arg0: !spirv.ptr<i32, StorageBuffer>) {
  %0 = spirv.AtomicIIncrement <QueueFamily> <SequentiallyConsistent> %arg0 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f14(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicISub <ShaderCallKHR> <SubgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f15(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicISub <CrossDevice> <SequentiallyConsistent> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f16(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicOr <CrossDevice> <None> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f17(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicOr <CrossDevice> <SubgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f18(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicSMax <CrossDevice> <MakeAvailable> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f19(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicSMax <ShaderCallKHR> <CrossWorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f20(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicSMin <Subgroup> <Volatile> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f21(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicSMin <CrossDevice> <SequentiallyConsistent> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f22(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicUMax <QueueFamily> <None> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f23(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicUMax <ShaderCallKHR> <Release> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f24(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicUMin <Workgroup> <OutputMemory> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f25(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.AtomicUMin <ShaderCallKHR> <CrossWorkgroupMemory> %arg0, %arg1 : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f26(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicXor <Subgroup> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f27(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32) {
  %0 = spirv.AtomicXor <Subgroup> <MakeAvailable> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f28(%arg0: i8) {
  %0 = spirv.BitCount %arg0 : i8
  return
}
func.func @f29(%arg0: vector<4x2xi16>) {
  %0 = spirv.BitCount %arg0 : vector<4x2xi16>
  return
}
func.func @f30(%arg0: i8, %arg1: i8, %arg2: i8, %arg3: i8) {
  %0 = spirv.BitFieldInsert %arg0, %arg1, %arg2, %arg3 : i8, i8, i8
  return
}
func.func @f31(%arg0: vector<1x2xsi32>, %arg1: vector<1x2xsi32>, %arg2: ui64, %arg3: si32) {
  %0 = spirv.BitFieldInsert %arg0, %arg1, %arg2, %arg3 : vector<1x2xsi32>, ui64, si32
  return
}
func.func @f32(%arg0: i8, %arg1: i8, %arg2: i8) {
  %0 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 : i8, i8, i8
  return
}
func.func @f33(%arg0: vector<4x2xui32>, %arg1: ui32, %arg2: ui32) {
  %0 = spirv.BitFieldSExtract %arg0, %arg1, %arg2 : vector<4x2xui32>, ui32, ui32
  return
}
func.func @f34(%arg0: i8, %arg1: i8, %arg2: i8) {
  %0 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 : i8, i8, i8
  return
}
func.func @f35(%arg0: vector<2x4xui32>, %arg1: ui32, %arg2: ui32) {
  %0 = spirv.BitFieldUExtract %arg0, %arg1, %arg2 : vector<2x4xui32>, ui32, ui32
  return
}
func.func @f36(%arg0: i8) {
  %0 = spirv.BitReverse %arg0 : i8
  return
}
func.func @f37(%arg0: vector<4x4xui32>) {
  %0 = spirv.BitReverse %arg0 : vector<4x4xui32>
  return
}
func.func @f38(%arg0: i8, %arg1: i8) {
  %0 = spirv.BitwiseAnd %arg0, %arg1 : i8
  return
}
func.func @f39(%arg0: vector<2x8xi64>, %arg1: vector<2x8xi64>) {
  %0 = spirv.BitwiseAnd %arg0, %arg1 : vector<2x8xi64>
  return
}
func.func @f40(%arg0: i8, %arg1: i8) {
  %0 = spirv.BitwiseOr %arg0, %arg1 : i8
  return
}
func.func @f41(%arg0: vector<1x2xsi32>, %arg1: vector<1x2xsi32>) {
  %0 = spirv.BitwiseOr %arg0, %arg1 : vector<1x2xsi32>
  return
}
func.func @f42(%arg0: i8, %arg1: i8) {
  %0 = spirv.BitwiseXor %arg0, %arg1 : i8
  return
}
func.func @f43(%arg0: vector<1x2xsi32>, %arg1: vector<1x2xsi32>) {
  %0 = spirv.BitwiseXor %arg0, %arg1 : vector<1x2xsi32>
  return
}
func.func @f44(%arg0: f64) {
  %0 = spirv.CL.acos %arg0 : f64
  return
}
func.func @f45(%arg0: vector<4x2xf32>) {
  %0 = spirv.CL.acos %arg0 : vector<4x2xf32>
  return
}
func.func @f46(%arg0: f64) {
  %0 = spirv.CL.acosh %arg0 : f64
  return
}
func.func @f47(%arg0: vector<4x4xf32>) {
  %0 = spirv.CL.acosh %arg0 : vector<4x4xf32>
  return
}
func.func @f48(%arg0: f64) {
  %0 = spirv.CL.asin %arg0 : f64
  return
}
func.func @f49(%arg0: vector<4x4xf64>) {
  %0 = spirv.CL.asin %arg0 : vector<4x4xf64>
  return
}
func.func @f50(%arg0: f64) {
  %0 = spirv.CL.asinh %arg0 : f64
  return
}
func.func @f51(%arg0: vector<2x2xf16>) {
  %0 = spirv.CL.asinh %arg0 : vector<2x2xf16>
  return
}
func.func @f52(%arg0: f64) {
  %0 = spirv.CL.atan %arg0 : f64
  return
}
func.func @f53(%arg0: vector<2x2xf16>) {
  %0 = spirv.CL.atan %arg0 : vector<2x2xf16>
  return
}
func.func @f54(%arg0: f16, %arg1: f16) {
  %0 = spirv.CL.atan2 %arg0, %arg1 : f16
  return
}
func.func @f55(%arg0: vector<2x8xf16>, %arg1: vector<2x8xf16>) {
  %0 = spirv.CL.atan2 %arg0, %arg1 : vector<2x8xf16>
  return
}
func.func @f56(%arg0: f32) {
  %0 = spirv.CL.atanh %arg0 : f32
  return
}
func.func @f57(%arg0: vector<2x2xf32>) {
  %0 = spirv.CL.atanh %arg0 : vector<2x2xf32>
  return
}
func.func @f58(%arg0: f32) {
  %0 = spirv.CL.ceil %arg0 : f32
  return
}
func.func @f59(%arg0: vector<4x4xf64>) {
  %0 = spirv.CL.ceil %arg0 : vector<4x4xf64>
  return
}
func.func @f60(%arg0: f64) {
  %0 = spirv.CL.cos %arg0 : f64
  return
}
func.func @f61(%arg0: vector<2x2xf64>) {
  %0 = spirv.CL.cos %arg0 : vector<2x2xf64>
  return
}
func.func @f62(%arg0: f64) {
  %0 = spirv.CL.cosh %arg0 : f64
  return
}
func.func @f63(%arg0: vector<2x8xf16>) {
  %0 = spirv.CL.cosh %arg0 : vector<2x8xf16>
  return
}
func.func @f64(%arg0: f32) {
  %0 = spirv.CL.erf %arg0 : f32
  return
}
func.func @f65(%arg0: vector<2x8xf16>) {
  %0 = spirv.CL.erf %arg0 : vector<2x8xf16>
  return
}
func.func @f66(%arg0: f16) {
  %0 = spirv.CL.exp %arg0 : f16
  return
}
func.func @f67(%arg0: vector<4x4xf64>) {
  %0 = spirv.CL.exp %arg0 : vector<4x4xf64>
  return
}
func.func @f68(%arg0: f32) {
  %0 = spirv.CL.fabs %arg0 : f32
  return
}
func.func @f69(%arg0: vector<1x4xf32>) {
  %0 = spirv.CL.fabs %arg0 : vector<1x4xf32>
  return
}
func.func @f70(%arg0: f64) {
  %0 = spirv.CL.floor %arg0 : f64
  return
}
func.func @f71(%arg0: vector<2x4xf64>) {
  %0 = spirv.CL.floor %arg0 : vector<2x4xf64>
  return
}
func.func @f72(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = spirv.CL.fma %arg0, %arg1, %arg2 : f16
  return
}
func.func @f73(%arg0: vector<4x2xf64>, %arg1: vector<4x2xf64>, %arg2: vector<4x2xf64>) {
  %0 = spirv.CL.fma %arg0, %arg1, %arg2 : vector<4x2xf64>
  return
}
func.func @f74(%arg0: f16, %arg1: f16) {
  %0 = spirv.CL.fmax %arg0, %arg1 : f16
  return
}
func.func @f75(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>) {
  %0 = spirv.CL.fmax %arg0, %arg1 : vector<4x4xf32>
  return
}
func.func @f76(%arg0: f16, %arg1: f16) {
  %0 = spirv.CL.fmin %arg0, %arg1 : f16
  return
}
func.func @f77(%arg0: vector<1x2xf32>, %arg1: vector<1x2xf32>) {
  %0 = spirv.CL.fmin %arg0, %arg1 : vector<1x2xf32>
  return
}
func.func @f78(%arg0: f16) {
  %0 = spirv.CL.log %arg0 : f16
  return
}
func.func @f79(%arg0: vector<2x8xf32>) {
  %0 = spirv.CL.log %arg0 : vector<2x8xf32>
  return
}
func.func @f80(%arg0: f64, %arg1: f64, %arg2: f64) {
  %0 = spirv.CL.mix %arg0, %arg1, %arg2 : f64
  return
}
func.func @f81(%arg0: vector<2x4xf64>, %arg1: vector<2x4xf64>, %arg2: vector<2x4xf64>) {
  %0 = spirv.CL.mix %arg0, %arg1, %arg2 : vector<2x4xf64>
  return
}
func.func @f82(%arg0: f64, %arg1: f64) {
  %0 = spirv.CL.pow %arg0, %arg1 : f64
  return
}
func.func @f83(%arg0: vector<4x2xf32>, %arg1: vector<4x2xf32>) {
  %0 = spirv.CL.pow %arg0, %arg1 : vector<4x2xf32>
  return
}
func.func @f84(%arg0: !spirv.ptr<i32, Workgroup>) {
  %0 = spirv.CL.printf %arg0 : !spirv.ptr<i32, Workgroup> -> ui64
  return
}
func.func @f85(%arg0: !spirv.ptr<vector<4xf32>, Input>, %arg1: !spirv.ptr<vector<4xf32>, Input>, %arg2: !spirv.ptr<vector<4xf32>, Input>, %arg3: !spirv.ptr<vector<4xf32>, Input>) {
  %0 = spirv.CL.printf %arg0 %arg1, %arg2, %arg3 : !spirv.ptr<vector<4xf32>, Input>, !spirv.ptr<vector<4xf32>, Input>, !spirv.ptr<vector<4xf32>, Input>, !spirv.ptr<vector<4xf32>, Input> -> i32
  return
}
func.func @f86(%arg0: f32) {
  %0 = spirv.CL.rint %arg0 : f32
  return
}
func.func @f87(%arg0: vector<4x4xf32>) {
  %0 = spirv.CL.rint %arg0 : vector<4x4xf32>
  return
}
func.func @f88(%arg0: f16) {
  %0 = spirv.CL.round %arg0 : f16
  return
}
func.func @f89(%arg0: vector<4x2xf32>) {
  %0 = spirv.CL.round %arg0 : vector<4x2xf32>
  return
}
func.func @f90(%arg0: f32) {
  %0 = spirv.CL.rsqrt %arg0 : f32
  return
}
func.func @f91(%arg0: vector<4x2xf32>) {
  %0 = spirv.CL.rsqrt %arg0 : vector<4x2xf32>
  return
}
func.func @f92(%arg0: i8) {
  %0 = spirv.CL.s_abs %arg0 : i8
  return
}
func.func @f93(%arg0: vector<4x2xui32>) {
  %0 = spirv.CL.s_abs %arg0 : vector<4x2xui32>
  return
}
func.func @f94(%arg0: i8, %arg1: i8) {
  %0 = spirv.CL.s_max %arg0, %arg1 : i8
  return
}
func.func @f95(%arg0: vector<2x4xi32>, %arg1: vector<2x4xi32>) {
  %0 = spirv.CL.s_max %arg0, %arg1 : vector<2x4xi32>
  return
}
func.func @f96(%arg0: i8, %arg1: i8) {
  %0 = spirv.CL.s_min %arg0, %arg1 : i8
  return
}
func.func @f97(%arg0: vector<2x4xsi32>, %arg1: vector<2x4xsi32>) {
  %0 = spirv.CL.s_min %arg0, %arg1 : vector<2x4xsi32>
  return
}
func.func @f98(%arg0: f16) {
  %0 = spirv.CL.sin %arg0 : f16
  return
}
func.func @f99(%arg0: vector<1x2xf32>) {
  %0 = spirv.CL.sin %arg0 : vector<1x2xf32>
  return
}
func.func @f100(%arg0: f32) {
  %0 = spirv.CL.sinh %arg0 : f32
  return
}
func.func @f101(%arg0: vector<2x4xf64>) {
  %0 = spirv.CL.sinh %arg0 : vector<2x4xf64>
  return
}
func.func @f102(%arg0: f32) {
  %0 = spirv.CL.sqrt %arg0 : f32
  return
}
func.func @f103(%arg0: vector<2x4xf32>) {
  %0 = spirv.CL.sqrt %arg0 : vector<2x4xf32>
  return
}
func.func @f104(%arg0: f16) {
  %0 = spirv.CL.tan %arg0 : f16
  return
}
func.func @f105(%arg0: vector<1x4xf32>) {
  %0 = spirv.CL.tan %arg0 : vector<1x4xf32>
  return
}
func.func @f106(%arg0: f16) {
  %0 = spirv.CL.tanh %arg0 : f16
  return
}
func.func @f107(%arg0: vector<2x2xf32>) {
  %0 = spirv.CL.tanh %arg0 : vector<2x2xf32>
  return
}
func.func @f108(%arg0: i8, %arg1: i8) {
  %0 = spirv.CL.u_max %arg0, %arg1 : i8
  return
}
func.func @f109(%arg0: vector<4x4xui32>, %arg1: vector<4x4xui32>) {
  %0 = spirv.CL.u_max %arg0, %arg1 : vector<4x4xui32>
  return
}
func.func @f110(%arg0: i8, %arg1: i8) {
  %0 = spirv.CL.u_min %arg0, %arg1 : i8
  return
}
func.func @f111(%arg0: vector<1x2xui32>, %arg1: vector<1x2xui32>) {
  %0 = spirv.CL.u_min %arg0, %arg1 : vector<1x2xui32>
  return
}
func.func @f112(%arg0: vector<[16]xi8>) {
  %0 = spirv.CompositeConstruct %arg0 : (vector<[16]xi8>) -> vector<[16]xi8>
  return
}
func.func @f113(%arg0: vector<[2]x[2]xbf16>) {
  %0 = spirv.CompositeConstruct %arg0 : (vector<[2]x[2]xbf16>) -> vector<[2]x[2]xbf16>
  return
}
func.func @f114() {
  spirv.ControlBarrier <ShaderCallKHR>, <CrossDevice>, <None>
  return
}
func.func @f115() {
  spirv.ControlBarrier <QueueFamily>, <CrossDevice>, <AtomicCounterMemory>
  return
}
func.func @f116(%arg0: f32) {
  %0 = spirv.ConvertFToS %arg0 : f32 to i8
  return
}
func.func @f117(%arg0: vector<2x8xf32>) {
  %0 = spirv.ConvertFToS %arg0 : vector<2x8xf32> to vector<2x8xui32>
  return
}
func.func @f118(%arg0: f32) {
  %0 = spirv.ConvertFToU %arg0 : f32 to i64
  return
}
func.func @f119(%arg0: vector<4x2xbf16>) {
  %0 = spirv.ConvertFToU %arg0 : vector<4x2xbf16> to vector<4x2xi64>
  return
}
func.func @f120(%arg0: !spirv.ptr<f32, Function>) {
  %0 = spirv.ConvertPtrToU %arg0 : !spirv.ptr<f32, Function> to i64
  return
}
func.func @f121(%arg0: !spirv.ptr<vector<4xf32>, Input>) {
  %0 = spirv.ConvertPtrToU %arg0 : !spirv.ptr<vector<4xf32>, Input> to i64
  return
}
func.func @f122(%arg0: i8) {
  %0 = spirv.ConvertSToF %arg0 : i8 to f32
  return
}
func.func @f123(%arg0: vector<2x2xsi32>) {
  %0 = spirv.ConvertSToF %arg0 : vector<2x2xsi32> to vector<2x2xf64>
  return
}
func.func @f124(%arg0: i8) {
  %0 = spirv.ConvertUToF %arg0 : i8 to f32
  return
}
func.func @f125(%arg0: vector<2x4xsi32>) {
  %0 = spirv.ConvertUToF %arg0 : vector<2x4xsi32> to vector<2x4xf32>
  return
}
func.func @f126(%arg0: i8) {
  %0 = spirv.ConvertUToPtr %arg0 : i8 to !spirv.ptr<i32, Workgroup>
  return
}
func.func @f127(%arg0: i32) {
  %0 = spirv.ConvertUToPtr %arg0 : i32 to !spirv.ptr<vector<4xf32>, Input>
  return
}
func.func @f128(%arg0: vector<8xf32>, %arg1: vector<8xf32>) {
  %0 = spirv.Dot %arg0, %arg1 : vector<8xf32> -> f32
  return
}
func.func @f129(%arg0: vector<1x2xbf16>, %arg1: vector<1x2xbf16>) {
  %0 = spirv.Dot %arg0, %arg1 : vector<1x2xbf16> -> bf16
  return
}
func.func @f130(%arg0: !spirv.ptr<f32, Function>, %arg1: f32) {
  %0 = spirv.EXT.AtomicFAdd <ShaderCallKHR> <AcquireRelease> %arg0, %arg1 : !spirv.ptr<f32, Function>
  return
}
func.func @f131(%arg0: !spirv.ptr<f32, StorageBuffer>, %arg1: f32) {
  %0 = spirv.EXT.AtomicFAdd <Invocation> <CrossWorkgroupMemory> %arg0, %arg1 : !spirv.ptr<f32, StorageBuffer>
  return
}
func.func @f132(%arg0: i32, %arg1: i32) {
  spirv.EXT.SetMeshOutputs %arg0, %arg1 : i32, i32
  return
}
func.func @f133(%arg0: ui32, %arg1: ui32) {
  spirv.EXT.SetMeshOutputs %arg0, %arg1 : ui32, ui32
  return
}
func.func @f134() {
  spirv.EmitVertex
  return
}
func.func @f135() {
  spirv.EndPrimitive
  return
}
func.func @f136(%arg0: f64, %arg1: f64) {
  %0 = spirv.FAdd %arg0, %arg1 : f64
  return
}
func.func @f137(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>) {
  %0 = spirv.FAdd %arg0, %arg1 : vector<2x2xf32>
  return
}
func.func @f138(%arg0: f64, %arg1: f64) {
  %0 = spirv.FDiv %arg0, %arg1 : f64
  return
}
func.func @f139(%arg0: vector<1x2xf64>, %arg1: vector<1x2xf64>) {
  %0 = spirv.FDiv %arg0, %arg1 : vector<1x2xf64>
  return
}
func.func @f140(%arg0: f32, %arg1: f32) {
  %0 = spirv.FMod %arg0, %arg1 : f32
  return
}
func.func @f141(%arg0: vector<2x4xf32>, %arg1: vector<2x4xf32>) {
  %0 = spirv.FMod %arg0, %arg1 : vector<2x4xf32>
  return
}
func.func @f142(%arg0: f32, %arg1: f32) {
  %0 = spirv.FMul %arg0, %arg1 : f32
  return
}
func.func @f143(%arg0: vector<2x4xf16>, %arg1: vector<2x4xf16>) {
  %0 = spirv.FMul %arg0, %arg1 : vector<2x4xf16>
  return
}
func.func @f144(%arg0: f64) {
  %0 = spirv.FNegate %arg0 : f64
  return
}
func.func @f145(%arg0: vector<1x2xf16>) {
  %0 = spirv.FNegate %arg0 : vector<1x2xf16>
  return
}
func.func @f146(%arg0: f64, %arg1: f64) {
  %0 = spirv.FOrdEqual %arg0, %arg1 : f64
  return
}
func.func @f147(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FOrdEqual %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f148(%arg0: f32, %arg1: f32) {
  %0 = spirv.FOrdGreaterThan %arg0, %arg1 : f32
  return
}
func.func @f149(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FOrdGreaterThan %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f150(%arg0: f16, %arg1: f16) {
  %0 = spirv.FOrdGreaterThanEqual %arg0, %arg1 : f16
  return
}
func.func @f151(%arg0: vector<3xf16>, %arg1: vector<3xf16>) {
  %0 = spirv.FOrdGreaterThanEqual %arg0, %arg1 : vector<3xf16>
  return
}
func.func @f152(%arg0: f16, %arg1: f16) {
  %0 = spirv.FOrdLessThan %arg0, %arg1 : f16
  return
}
func.func @f153(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FOrdLessThan %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f154(%arg0: f64, %arg1: f64) {
  %0 = spirv.FOrdLessThanEqual %arg0, %arg1 : f64
  return
}
func.func @f155(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FOrdLessThanEqual %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f156(%arg0: f64, %arg1: f64) {
  %0 = spirv.FOrdNotEqual %arg0, %arg1 : f64
  return
}
func.func @f157(%arg0: vector<16xf64>, %arg1: vector<16xf64>) {
  %0 = spirv.FOrdNotEqual %arg0, %arg1 : vector<16xf64>
  return
}
func.func @f158(%arg0: f64, %arg1: f64) {
  %0 = spirv.FRem %arg0, %arg1 : f64
  return
}
func.func @f159(%arg0: vector<2x8xf32>, %arg1: vector<2x8xf32>) {
  %0 = spirv.FRem %arg0, %arg1 : vector<2x8xf32>
  return
}
func.func @f160(%arg0: f32, %arg1: f32) {
  %0 = spirv.FSub %arg0, %arg1 : f32
  return
}
func.func @f161(%arg0: vector<2x8xf32>, %arg1: vector<2x8xf32>) {
  %0 = spirv.FSub %arg0, %arg1 : vector<2x8xf32>
  return
}
func.func @f162(%arg0: f64, %arg1: f64) {
  %0 = spirv.FUnordEqual %arg0, %arg1 : f64
  return
}
func.func @f163(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FUnordEqual %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f164(%arg0: f64, %arg1: f64) {
  %0 = spirv.FUnordGreaterThan %arg0, %arg1 : f64
  return
}
func.func @f165(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FUnordGreaterThan %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f166(%arg0: f16, %arg1: f16) {
  %0 = spirv.FUnordGreaterThanEqual %arg0, %arg1 : f16
  return
}
func.func @f167(%arg0: vector<16xf16>, %arg1: vector<16xf16>) {
  %0 = spirv.FUnordGreaterThanEqual %arg0, %arg1 : vector<16xf16>
  return
}
func.func @f168(%arg0: f32, %arg1: f32) {
  %0 = spirv.FUnordLessThan %arg0, %arg1 : f32
  return
}
func.func @f169(%arg0: vector<16xf64>, %arg1: vector<16xf64>) {
  %0 = spirv.FUnordLessThan %arg0, %arg1 : vector<16xf64>
  return
}
func.func @f170(%arg0: f32, %arg1: f32) {
  %0 = spirv.FUnordLessThanEqual %arg0, %arg1 : f32
  return
}
func.func @f171(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FUnordLessThanEqual %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f172(%arg0: f16, %arg1: f16) {
  %0 = spirv.FUnordNotEqual %arg0, %arg1 : f16
  return
}
func.func @f173(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.FUnordNotEqual %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f174(%arg0: f16) {
  %0 = spirv.GL.Acos %arg0 : f16
  return
}
func.func @f175(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Acos %arg0 : vector<2x8xf32>
  return
}
func.func @f176(%arg0: f16) {
  %0 = spirv.GL.Acosh %arg0 : f16
  return
}
func.func @f177(%arg0: vector<1x4xf32>) {
  %0 = spirv.GL.Acosh %arg0 : vector<1x4xf32>
  return
}
func.func @f178(%arg0: f32) {
  %0 = spirv.GL.Asin %arg0 : f32
  return
}
func.func @f179(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Asin %arg0 : vector<2x8xf32>
  return
}
func.func @f180(%arg0: f32) {
  %0 = spirv.GL.Asinh %arg0 : f32
  return
}
func.func @f181(%arg0: vector<4x4xf32>) {
  %0 = spirv.GL.Asinh %arg0 : vector<4x4xf32>
  return
}
func.func @f182(%arg0: f32) {
  %0 = spirv.GL.Atan %arg0 : f32
  return
}
func.func @f183(%arg0: vector<1x2xf16>) {
  %0 = spirv.GL.Atan %arg0 : vector<1x2xf16>
  return
}
func.func @f184(%arg0: f32) {
  %0 = spirv.GL.Atanh %arg0 : f32
  return
}
func.func @f185(%arg0: vector<4x4xf16>) {
  %0 = spirv.GL.Atanh %arg0 : vector<4x4xf16>
  return
}
func.func @f186(%arg0: f16) {
  %0 = spirv.GL.Ceil %arg0 : f16
  return
}
func.func @f187(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Ceil %arg0 : vector<2x8xf32>
  return
}
func.func @f188(%arg0: f16) {
  %0 = spirv.GL.Cos %arg0 : f16
  return
}
func.func @f189(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Cos %arg0 : vector<2x8xf32>
  return
}
func.func @f190(%arg0: f16) {
  %0 = spirv.GL.Cosh %arg0 : f16
  return
}
func.func @f191(%arg0: vector<1x4xf16>) {
  %0 = spirv.GL.Cosh %arg0 : vector<1x4xf16>
  return
}
func.func @f192(%arg0: f16, %arg1: f16) {
  %0 = spirv.GL.Cross %arg0, %arg1 : f16
  return
}
func.func @f193(%arg0: vector<2x4xf64>, %arg1: vector<2x4xf64>) {
  %0 = spirv.GL.Cross %arg0, %arg1 : vector<2x4xf64>
  return
}
func.func @f194(%arg0: f64, %arg1: f64) {
  %0 = spirv.GL.Distance %arg0, %arg1 : f64, f64 -> f64
  return
}
func.func @f195(%arg0: vector<4x4xf32>, %arg1: vector<4x4xf32>) {
  %0 = spirv.GL.Distance %arg0, %arg1 : vector<4x4xf32>, vector<4x4xf32> -> f32
  return
}
func.func @f196(%arg0: f32) {
  %0 = spirv.GL.Exp %arg0 : f32
  return
}
func.func @f197(%arg0: vector<1x4xf32>) {
  %0 = spirv.GL.Exp %arg0 : vector<1x4xf32>
  return
}
func.func @f198(%arg0: f32) {
  %0 = spirv.GL.Exp2 %arg0 : f32
  return
}
func.func @f199(%arg0: vector<1x2xf16>) {
  %0 = spirv.GL.Exp2 %arg0 : vector<1x2xf16>
  return
}
func.func @f200(%arg0: f32) {
  %0 = spirv.GL.FAbs %arg0 : f32
  return
}
func.func @f201(%arg0: vector<4x2xf32>) {
  %0 = spirv.GL.FAbs %arg0 : vector<4x2xf32>
  return
}
func.func @f202(%arg0: f16, %arg1: f16) {
  %0 = spirv.GL.FMax %arg0, %arg1 : f16
  return
}
func.func @f203(%arg0: vector<2x8xf64>, %arg1: vector<2x8xf64>) {
  %0 = spirv.GL.FMax %arg0, %arg1 : vector<2x8xf64>
  return
}
func.func @f204(%arg0: f64, %arg1: f64) {
  %0 = spirv.GL.FMin %arg0, %arg1 : f64
  return
}
func.func @f205(%arg0: vector<2x4xf64>, %arg1: vector<2x4xf64>) {
  %0 = spirv.GL.FMin %arg0, %arg1 : vector<2x4xf64>
  return
}
func.func @f206(%arg0: f32, %arg1: f32, %arg2: f32) {
  %0 = spirv.GL.FMix %arg0 : f32, %arg1 : f32, %arg2 : f32 -> f32
  return
}
func.func @f207(%arg0: vector<4x4xf16>, %arg1: vector<4x4xf16>, %arg2: vector<4x4xf16>) {
  %0 = spirv.GL.FMix %arg0 : vector<4x4xf16>, %arg1 : vector<4x4xf16>, %arg2 : vector<4x4xf16> -> vector<4x4xf16>
  return
}
func.func @f208(%arg0: f32) {
  %0 = spirv.GL.FSign %arg0 : f32
  return
}
func.func @f209(%arg0: vector<1x4xf16>) {
  %0 = spirv.GL.FSign %arg0 : vector<1x4xf16>
  return
}
func.func @f210(%arg0: i8) {
  %0 = spirv.GL.FindILsb %arg0 : i8
  return
}
func.func @f211(%arg0: vector<4x2xsi32>) {
  %0 = spirv.GL.FindILsb %arg0 : vector<4x2xsi32>
  return
}
func.func @f212(%arg0: i32) {
  %0 = spirv.GL.FindSMsb %arg0 : i32
  return
}
func.func @f213(%arg0: vector<2x8xi32>) {
  %0 = spirv.GL.FindSMsb %arg0 : vector<2x8xi32>
  return
}
func.func @f214(%arg0: i32) {
  %0 = spirv.GL.FindUMsb %arg0 : i32
  return
}
func.func @f215(%arg0: vector<1x4xi32>) {
  %0 = spirv.GL.FindUMsb %arg0 : vector<1x4xi32>
  return
}
func.func @f216(%arg0: f64) {
  %0 = spirv.GL.Floor %arg0 : f64
  return
}
func.func @f217(%arg0: vector<1x2xf32>) {
  %0 = spirv.GL.Floor %arg0 : vector<1x2xf32>
  return
}
func.func @f218(%arg0: f16) {
  %0 = spirv.GL.Fract %arg0 : f16
  return
}
func.func @f219(%arg0: vector<4x4xf16>) {
  %0 = spirv.GL.Fract %arg0 : vector<4x4xf16>
  return
}
func.func @f220(%arg0: f32) {
  %0 = spirv.GL.FrexpStruct %arg0 : f32 -> !spirv.struct<(f32, i32)>
  return
}
func.func @f221(%arg0: f32) {
  %0 = spirv.GL.InverseSqrt %arg0 : f32
  return
}
func.func @f222(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.InverseSqrt %arg0 : vector<2x8xf32>
  return
}
func.func @f223(%arg0: f32, %arg1: i8) {
  %0 = spirv.GL.Ldexp %arg0 : f32, %arg1 : i8 -> f32
  return
}
func.func @f224(%arg0: vector<1x4xf16>, %arg1: vector<1x4xi32>) {
  %0 = spirv.GL.Ldexp %arg0 : vector<1x4xf16>, %arg1 : vector<1x4xi32> -> vector<1x4xf16>
  return
}
func.func @f225(%arg0: f16) {
  %0 = spirv.GL.Length %arg0 : f16 -> f16
  return
}
func.func @f226(%arg0: vector<4x2xf32>) {
  %0 = spirv.GL.Length %arg0 : vector<4x2xf32> -> f32
  return
}
func.func @f227(%arg0: f32) {
  %0 = spirv.GL.Log %arg0 : f32
  return
}
func.func @f228(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Log %arg0 : vector<2x8xf32>
  return
}
func.func @f229(%arg0: f32) {
  %0 = spirv.GL.Log2 %arg0 : f32
  return
}
func.func @f230(%arg0: vector<4x4xf32>) {
  %0 = spirv.GL.Log2 %arg0 : vector<4x4xf32>
  return
}
func.func @f231(%arg0: f16) {
  %0 = spirv.GL.Normalize %arg0 : f16
  return
}
func.func @f232(%arg0: vector<1x4xf16>) {
  %0 = spirv.GL.Normalize %arg0 : vector<1x4xf16>
  return
}
func.func @f233(%arg0: vector<2xf32>) {
  %0 = spirv.GL.PackHalf2x16 %arg0 : vector<2xf32> -> i32
  return
}
func.func @f234(%arg0: vector<1x2xf32>) {
  %0 = spirv.GL.PackHalf2x16 %arg0 : vector<1x2xf32> -> i32
  return
}
func.func @f235(%arg0: vector<4xf32>) {
  %0 = spirv.GL.PackSnorm4x8 %arg0 : vector<4xf32> -> i32
  return
}
func.func @f236(%arg0: vector<[2]x[2]xf32>) {
  %0 = spirv.GL.PackSnorm4x8 %arg0 : vector<[2]x[2]xf32> -> i32
  return
}
func.func @f237(%arg0: f32, %arg1: f32) {
  %0 = spirv.GL.Pow %arg0, %arg1 : f32
  return
}
func.func @f238(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>) {
  %0 = spirv.GL.Pow %arg0, %arg1 : vector<2x2xf32>
  return
}
func.func @f239(%arg0: f16, %arg1: f16) {
  %0 = spirv.GL.Reflect %arg0, %arg1 : f16
  return
}
func.func @f240(%arg0: vector<4x2xf32>, %arg1: vector<4x2xf32>) {
  %0 = spirv.GL.Reflect %arg0, %arg1 : vector<4x2xf32>
  return
}
func.func @f241(%arg0: f32) {
  %0 = spirv.GL.Round %arg0 : f32
  return
}
func.func @f242(%arg0: vector<2x2xf32>) {
  %0 = spirv.GL.Round %arg0 : vector<2x2xf32>
  return
}
func.func @f243(%arg0: f16) {
  %0 = spirv.GL.RoundEven %arg0 : f16
  return
}
func.func @f244(%arg0: vector<2x4xf64>) {
  %0 = spirv.GL.RoundEven %arg0 : vector<2x4xf64>
  return
}
func.func @f245(%arg0: i8) {
  %0 = spirv.GL.SAbs %arg0 : i8
  return
}
func.func @f246(%arg0: vector<4x4xui32>) {
  %0 = spirv.GL.SAbs %arg0 : vector<4x4xui32>
  return
}
func.func @f247(%arg0: i8, %arg1: i8) {
  %0 = spirv.GL.SMax %arg0, %arg1 : i8
  return
}
func.func @f248(%arg0: vector<2x2xui32>, %arg1: vector<2x2xui32>) {
  %0 = spirv.GL.SMax %arg0, %arg1 : vector<2x2xui32>
  return
}
func.func @f249(%arg0: i8, %arg1: i8) {
  %0 = spirv.GL.SMin %arg0, %arg1 : i8
  return
}
func.func @f250(%arg0: vector<2x2xui32>, %arg1: vector<2x2xui32>) {
  %0 = spirv.GL.SMin %arg0, %arg1 : vector<2x2xui32>
  return
}
func.func @f251(%arg0: i8) {
  %0 = spirv.GL.SSign %arg0 : i8
  return
}
func.func @f252(%arg0: vector<4x2xsi32>) {
  %0 = spirv.GL.SSign %arg0 : vector<4x2xsi32>
  return
}
func.func @f253(%arg0: f32) {
  %0 = spirv.GL.Sin %arg0 : f32
  return
}
func.func @f254(%arg0: vector<2x8xf32>) {
  %0 = spirv.GL.Sin %arg0 : vector<2x8xf32>
  return
}
func.func @f255(%arg0: f16) {
  %0 = spirv.GL.Sinh %arg0 : f16
  return
}
func.func @f256(%arg0: vector<4x2xf32>) {
  %0 = spirv.GL.Sinh %arg0 : vector<4x2xf32>
  return
}
func.func @f257(%arg0: f64) {
  %0 = spirv.GL.Sqrt %arg0 : f64
  return
}
func.func @f258(%arg0: vector<2x4xf32>) {
  %0 = spirv.GL.Sqrt %arg0 : vector<2x4xf32>
  return
}
func.func @f259(%arg0: f16) {
  %0 = spirv.GL.Tan %arg0 : f16
  return
}
func.func @f260(%arg0: vector<1x2xf32>) {
  %0 = spirv.GL.Tan %arg0 : vector<1x2xf32>
  return
}
func.func @f261(%arg0: f16) {
  %0 = spirv.GL.Tanh %arg0 : f16
  return
}
func.func @f262(%arg0: vector<1x4xf32>) {
  %0 = spirv.GL.Tanh %arg0 : vector<1x4xf32>
  return
}
func.func @f263(%arg0: i8, %arg1: i8) {
  %0 = spirv.GL.UMax %arg0, %arg1 : i8
  return
}
func.func @f264(%arg0: vector<1x2xui8>, %arg1: vector<1x2xui8>) {
  %0 = spirv.GL.UMax %arg0, %arg1 : vector<1x2xui8>
  return
}
func.func @f265(%arg0: i8, %arg1: i8) {
  %0 = spirv.GL.UMin %arg0, %arg1 : i8
  return
}
func.func @f266(%arg0: vector<2x8xui32>, %arg1: vector<2x8xui32>) {
  %0 = spirv.GL.UMin %arg0, %arg1 : vector<2x8xui32>
  return
}
func.func @f267(%arg0: i32) {
  %0 = spirv.GL.UnpackHalf2x16 %arg0 : i32 -> vector<2xf32>
  return
}
func.func @f268(%arg0: i32) {
  %0 = spirv.GL.UnpackHalf2x16 %arg0 : i32 -> vector<[2]xf32>
  return
}
func.func @f269(%arg0: i32) {
  %0 = spirv.GL.UnpackSnorm4x8 %arg0 : i32 -> vector<4xf32>
  return
}
func.func @f270(%arg0: i32) {
  %0 = spirv.GL.UnpackSnorm4x8 %arg0 : i32 -> vector<[2]x[2]xf32>
  return
}
func.func @f271(%arg0: i1, %arg1: ui16) {
  %0 = spirv.GroupBroadcast <Subgroup> %arg0, %arg1 : i1, ui16
  return
}
func.func @f272(%arg0: i16, %arg1: i16) {
  %0 = spirv.GroupBroadcast <Workgroup> %arg0, %arg1 : i16, i16
  return
}
func.func @f273(%arg0: vector<4xf32>) {
  %0 = spirv.GroupFAdd <Workgroup> <InclusiveScan> %arg0 : vector<4xf32>
  return
}
func.func @f274(%arg0: vector<2x4xf16>) {
  %0 = spirv.GroupFAdd <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<2x4xf16>
  return
}
func.func @f275(%arg0: f32) {
  %0 = spirv.GroupFMax <Subgroup> <PartitionedExclusiveScanNV> %arg0 : f32
  return
}
func.func @f276(%arg0: vector<1x2xf64>) {
  %0 = spirv.GroupFMin <Subgroup> <ClusteredReduce> %arg0 : vector<1x2xf64>
  return
}
func.func @f277(%arg0: i1) {
  %0 = spirv.GroupNonUniformAll <Subgroup> %arg0 : i1
  return
}
func.func @f278(%arg0: si8) {
  %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : si8, i1
  return
}
func.func @f279(%arg0: i64) {
  %0 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : i64, i1
  return
}
func.func @f280(%arg0: i1) {
  %0 = spirv.GroupNonUniformAny <Subgroup> %arg0 : i1
  return
}
func.func @f281(%arg0: i1) {
  %0 = spirv.GroupNonUniformBallot <Workgroup> %arg0 : vector<4xi64>
  return
}
func.func @f282(%arg0: i1) {
  %0 = spirv.GroupNonUniformBallot <Workgroup> %arg0 : vector<1x4xi32>
  return
}
func.func @f283(%arg0: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg0 : vector<4xi32>, i32
  return
}
func.func @f284(%arg0: vector<2x2xui8>) {
  %0 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %arg0 : vector<2x2xui8>, ui8
  return
}
func.func @f285(%arg0: vector<4xi32>) {
  %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg0 : vector<4xi32>, i32
  return
}
func.func @f286(%arg0: vector<[2]x[2]xi8>) {
  %0 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %arg0 : vector<[2]x[2]xi8>, i8
  return
}
func.func @f287(%arg0: i8) {
  %0 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <PartitionedReduceNV> %arg0 : i8 -> i8
  return
}
func.func @f288(%arg0: ui64) {
  %0 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %arg0 : ui64 -> vector<2x2xsi8>
  return
}
func.func @f289() {
  %0 = spirv.GroupNonUniformElect <Subgroup> : i1
  return
}
func.func @f290() {
  %0 = spirv.GroupNonUniformElect <Workgroup> : i1
  return
}
func.func @f291(%arg0: f32) {
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <InclusiveScan> %arg0 : f32 -> f32
  return
}
func.func @f292(%arg0: vector<4x2xf16>) {
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <ExclusiveScan> %arg0 : vector<4x2xf16> -> vector<4x2xf16>
  return
}
func.func @f293(%arg0: f32) {
  %0 = spirv.GroupNonUniformFMax <Subgroup> <ExclusiveScan> %arg0 : f32 -> f32
  return
}
func.func @f294(%arg0: vector<1x2xf64>) {
  %0 = spirv.GroupNonUniformFMax <Workgroup> <ExclusiveScan> %arg0 : vector<1x2xf64> -> vector<1x2xf64>
  return
}
func.func @f295(%arg0: f32) {
  %0 = spirv.GroupNonUniformFMin <Subgroup> <ExclusiveScan> %arg0 : f32 -> f32
  return
}
func.func @f296(%arg0: vector<4xf32>) {
  %0 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedExclusiveScanNV> %arg0 : vector<4xf32> -> vector<4xf32>
  return
}
func.func @f297(%arg0: f64) {
  %0 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %arg0 : f64 -> f64
  return
}
func.func @f298(%arg0: f32) {
  %0 = spirv.GroupNonUniformFMul <Subgroup> <InclusiveScan> %arg0 : f32 -> f32
  return
}
func.func @f299(%arg0: i64) {
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedReduceNV> %arg0 : i64 -> i64
  return
}
func.func @f300(%arg0: si8) {
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <PartitionedReduceNV> %arg0 : si8 -> vector<4x4xi32>
  return
}
func.func @f301(%arg0: i32) {
  %0 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedExclusiveScanNV> %arg0 : i32 -> i32
  return
}
func.func @f302(%arg0: vector<3xsi8>) {
  %0 = spirv.GroupNonUniformIMul <Workgroup> <ExclusiveScan> %arg0 : vector<3xsi8> -> si32
  return
}
func.func @f303(%arg0: vector<2x4xi1>) {
  %0 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %arg0 : vector<2x4xi1> -> vector<2x4xi1>
  return
}
func.func @f304(%arg0: vector<2x2xi1>) {
  %0 = spirv.GroupNonUniformLogicalXor <Workgroup> <InclusiveScan> %arg0 : vector<2x2xi1> -> vector<2x2xi1>
  return
}
func.func @f305(%arg0: si32, %arg1: i32) {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : si32, i32
  return
}
func.func @f306(%arg0: vector<2xui32>, %arg1: ui64) {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : vector<2xui32>, ui64
  return
}
func.func @f307(%arg0: i32, %arg1: i32) {
  %0 = spirv.GroupNonUniformRotateKHR <Workgroup> %arg0, %arg1 : i32, i32 -> i32
  return
}
func.func @f308(%arg0: vector<2x4xf64>, %arg1: ui64) {
  %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1 : vector<2x4xf64>, ui64 -> vector<2x4xf64>
  return
}
func.func @f309(%arg0: ui8) {
  %0 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %arg0 : ui8 -> ui8
  return
}
func.func @f310(%arg0: vector<16xsi32>) {
  %0 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedInclusiveScanNV> %arg0 : vector<16xsi32> -> ui32
  return
}
func.func @f311(%arg0: i8, %arg1: i8) {
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : i8, i8
  return
}
func.func @f312(%arg0: ui8, %arg1: ui8) {
  %0 = spirv.GroupNonUniformShuffle <Workgroup> %arg0, %arg1 : ui8, ui8
  return
}
func.func @f313(%arg0: i32, %arg1: i32) {
  %0 = spirv.GroupNonUniformShuffleUp <Workgroup> %arg0, %arg1 : i32, i32
  return
}
func.func @f314(%arg0: vector<[16]xui32>, %arg1: ui32) {
  %0 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg0, %arg1 : vector<[16]xui32>, ui32
  return
}
func.func @f315(%arg0: i8, %arg1: i8) {
  %0 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : i8, i8
  return
}
func.func @f316(%arg0: vector<1x[8]xi1>, %arg1: i64) {
  %0 = spirv.GroupNonUniformShuffleXor <Workgroup> %arg0, %arg1 : vector<1x[8]xi1>, i64
  return
}
func.func @f317(%arg0: si8) {
  %0 = spirv.GroupNonUniformUMax <Workgroup> <InclusiveScan> %arg0 : si8 -> vector<2x8xi8>
  return
}
func.func @f318(%arg0: ui8) {
  %0 = spirv.GroupSMax <Workgroup> <Reduce> %arg0 : ui8
  return
}
func.func @f319(%arg0: si32) {
  %0 = spirv.GroupSMax <Workgroup> <InclusiveScan> %arg0 : si32
  return
}
func.func @f320(%arg0: i16) {
  %0 = spirv.GroupSMin <Workgroup> <ExclusiveScan> %arg0 : i16
  return
}
func.func @f321(%arg0: vector<2xi32>) {
  %0 = spirv.GroupSMin <Workgroup> <PartitionedReduceNV> %arg0 : vector<2xi32>
  return
}
func.func @f322(%arg0: si32) {
  %0 = spirv.GroupUMax <Workgroup> <Reduce> %arg0 : si32
  return
}
func.func @f323(%arg0: vector<2x8xi32>) {
  %0 = spirv.GroupUMax <Workgroup> <PartitionedInclusiveScanNV> %arg0 : vector<2x8xi32>
  return
}
func.func @f324(%arg0: si16) {
  %0 = spirv.GroupUMin <Subgroup> <Reduce> %arg0 : si16
  return
}
func.func @f325(%arg0: i64) {
  %0 = spirv.GroupUMin <Workgroup> <ClusteredReduce> %arg0 : i64
  return
}
func.func @f326(%arg0: i8, %arg1: i8) {
  %0 = spirv.IAdd %arg0, %arg1 : i8
  return
}
func.func @f327(%arg0: vector<4x4xi32>, %arg1: vector<4x4xi32>) {
  %0 = spirv.IAdd %arg0, %arg1 : vector<4x4xi32>
  return
}
func.func @f328(%arg0: i8, %arg1: i8) {
  %0 = spirv.IEqual %arg0, %arg1 : i8
  return
}
func.func @f329(%arg0: vector<4xsi32>, %arg1: vector<4xsi32>) {
  %0 = spirv.IEqual %arg0, %arg1 : vector<4xsi32>
  return
}
func.func @f330(%arg0: ui8, %arg1: ui8) {
  %0 = spirv.IMul %arg0, %arg1 : ui8
  return
}
func.func @f331(%arg0: vector<2x4xui32>, %arg1: vector<2x4xui32>) {
  %0 = spirv.IMul %arg0, %arg1 : vector<2x4xui32>
  return
}
func.func @f332() {
  spirv.INTEL.ControlBarrierArrive <Subgroup> <Subgroup> <MakeVisible>
  return
}
func.func @f333() {
  spirv.INTEL.ControlBarrierArrive <Subgroup> <CrossDevice> <WorkgroupMemory>
  return
}
func.func @f334() {
  spirv.INTEL.ControlBarrierWait <Workgroup> <Invocation> <ImageMemory>
  return
}
func.func @f335() {
  spirv.INTEL.ControlBarrierWait <ShaderCallKHR> <Workgroup> <SequentiallyConsistent>
  return
}
func.func @f336(%arg0: i16) {
  %0 = spirv.INTEL.ConvertBF16ToF %arg0 : i16 to f32
  return
}
func.func @f337(%arg0: vector<1x4xi16>) {
  %0 = spirv.INTEL.ConvertBF16ToF %arg0 : vector<1x4xi16> to vector<1x4xf32>
  return
}
func.func @f338(%arg0: f32) {
  %0 = spirv.INTEL.ConvertFToBF16 %arg0 : f32 to i16
  return
}
func.func @f339(%arg0: vector<2x2xf32>) {
  %0 = spirv.INTEL.ConvertFToBF16 %arg0 : vector<2x2xf32> to vector<2x2xi16>
  return
}
func.func @f340(%arg0: f32) {
  %0 = spirv.INTEL.RoundFToTF32 %arg0 : f32 to f32
  return
}
func.func @f341(%arg0: vector<2x8xf32>) {
  %0 = spirv.INTEL.RoundFToTF32 %arg0 : vector<2x8xf32> to vector<2x8xf32>
  return
}
func.func @f342(%arg0: !spirv.ptr<i32, StorageBuffer>) {
  %0 = spirv.INTEL.SubgroupBlockRead %arg0 : !spirv.ptr<i32, StorageBuffer> -> i32
  return
}
func.func @f343(%arg0: i8, %arg1: i8) {
  %0 = spirv.INotEqual %arg0, %arg1 : i8
  return
}
func.func @f344(%arg0: vector<16xi32>, %arg1: vector<16xi32>) {
  %0 = spirv.INotEqual %arg0, %arg1 : vector<16xi32>
  return
}
func.func @f345(%arg0: i32, %arg1: i32) {
  %0 = spirv.ISub %arg0, %arg1 : i32
  return
}
func.func @f346(%arg0: vector<1x2xui32>, %arg1: vector<1x2xui32>) {
  %0 = spirv.ISub %arg0, %arg1 : vector<1x2xui32>
  return
}
func.func @f347(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  %0 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
func.func @f348(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
  %0 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  return
}
func.func @f349(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) {
  %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xsi32>
  return
}
func.func @f350(%arg0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) {
  %0 = spirv.ImageQuerySize %arg0 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<1x2xi32>
  return
}
func.func @f351(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.InBoundsPtrAccessChain %arg0[%arg1] : !spirv.ptr<i32, Workgroup>, i32 -> !spirv.ptr<i32, Workgroup>
  return
}
func.func @f352(%arg0: !spirv.ptr<vector<4xf32>, Input>, %arg1: i16) {
  %0 = spirv.InBoundsPtrAccessChain %arg0[%arg1] : !spirv.ptr<vector<4xf32>, Input>, i16 -> !spirv.ptr<vector<4xf32>, Input>
  return
}
func.func @f353(%arg0: f16) {
  %0 = spirv.IsFinite %arg0 : f16
  return
}
func.func @f354(%arg0: vector<16xf32>) {
  %0 = spirv.IsFinite %arg0 : vector<16xf32>
  return
}
func.func @f355(%arg0: f64) {
  %0 = spirv.IsInf %arg0 : f64
  return
}
func.func @f356(%arg0: vector<16xf32>) {
  %0 = spirv.IsInf %arg0 : vector<16xf32>
  return
}
func.func @f357(%arg0: f64) {
  %0 = spirv.IsNan %arg0 : f64
  return
}
func.func @f358(%arg0: vector<16xf16>) {
  %0 = spirv.IsNan %arg0 : vector<16xf16>
  return
}
func.func @f359(%arg0: i1) {
  spirv.KHR.AssumeTrue %arg0
  return
}
func.func @f360() {
  %0 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
func.func @f361(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <RowMajor> : !spirv.ptr<i32, Workgroup>, i32 -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
func.func @f362(%arg0: !spirv.ptr<vector<4xf32>, Input>, %arg1: i32) {
  %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor> : !spirv.ptr<vector<4xf32>, Input>, i32 -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>
  return
}
func.func @f363(%arg0: !spirv.ptr<f32, Function>, %arg1: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %arg2: ui16) {
  spirv.KHR.CooperativeMatrixStore %arg0, %arg1, %arg2, <RowMajor> : !spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, ui16
  return
}
func.func @f364(%arg0: !spirv.ptr<vector<4xf32>, Input>, %arg1: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %arg2: i32) {
  spirv.KHR.CooperativeMatrixStore %arg0, %arg1, %arg2, <RowMajor>, <Volatile> : !spirv.ptr<vector<4xf32>, Input>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, i32
  return
}
func.func @f365(%arg0: vector<1x4xf16>) {
  %0 = spirv.KHR.GroupFMul <Workgroup> <InclusiveScan> %arg0 : vector<1x4xf16>
  return
}
func.func @f366(%arg0: i32) {
  %0 = spirv.KHR.GroupIMul <Subgroup> <PartitionedInclusiveScanNV> %arg0 : i32
  return
}
func.func @f367(%arg0: vector<2x4xui8>) {
  %0 = spirv.KHR.GroupIMul <Subgroup> <Reduce> %arg0 : vector<2x4xui8>
  return
}
func.func @f368(%arg0: i1) {
  %0 = spirv.KHR.SubgroupBallot %arg0 : vector<4xi32>
  return
}
func.func @f369(%arg0: i1) {
  %0 = spirv.KHR.SubgroupBallot %arg0 : vector<[2]x[2]xsi32>
  return
}
func.func @f370(%arg0: i1, %arg1: i1) {
  %0 = spirv.LogicalAnd %arg0, %arg1 : i1
  return
}
func.func @f371(%arg0: vector<16xi1>, %arg1: vector<16xi1>) {
  %0 = spirv.LogicalAnd %arg0, %arg1 : vector<16xi1>
  return
}
func.func @f372(%arg0: i1, %arg1: i1) {
  %0 = spirv.LogicalEqual %arg0, %arg1 : i1
  return
}
func.func @f373(%arg0: vector<16xi1>, %arg1: vector<16xi1>) {
  %0 = spirv.LogicalEqual %arg0, %arg1 : vector<16xi1>
  return
}
func.func @f374(%arg0: i1) {
  %0 = spirv.LogicalNot %arg0 : i1
  return
}
func.func @f375(%arg0: vector<16xi1>) {
  %0 = spirv.LogicalNot %arg0 : vector<16xi1>
  return
}
func.func @f376(%arg0: i1, %arg1: i1) {
  %0 = spirv.LogicalNotEqual %arg0, %arg1 : i1
  return
}
func.func @f377(%arg0: vector<16xi1>, %arg1: vector<16xi1>) {
  %0 = spirv.LogicalNotEqual %arg0, %arg1 : vector<16xi1>
  return
}
func.func @f378(%arg0: i1, %arg1: i1) {
  %0 = spirv.LogicalOr %arg0, %arg1 : i1
  return
}
func.func @f379(%arg0: vector<16xi1>, %arg1: vector<16xi1>) {
  %0 = spirv.LogicalOr %arg0, %arg1 : vector<16xi1>
  return
}
func.func @f380(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
func.func @f381(%arg0: !spirv.matrix<2 x vector<2xf32>>, %arg1: !spirv.matrix<2 x vector<2xf32>>) {
  %0 = spirv.MatrixTimesMatrix %arg0, %arg1 : !spirv.matrix<2 x vector<2xf32>>, !spirv.matrix<2 x vector<2xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  return
}
func.func @f382(%arg0: !spirv.matrix<2 x vector<2xf32>>, %arg1: f32) {
  %0 = spirv.MatrixTimesScalar %arg0, %arg1 : !spirv.matrix<2 x vector<2xf32>>, f32
  return
}
func.func @f383(%arg0: !spirv.matrix<3 x vector<3xf32>>, %arg1: f32) {
  %0 = spirv.MatrixTimesScalar %arg0, %arg1 : !spirv.matrix<3 x vector<3xf32>>, f32
  return
}
func.func @f384() {
  spirv.MemoryBarrier <Workgroup>, <None>
  return
}
func.func @f385() {
  spirv.MemoryBarrier <Subgroup>, <SequentiallyConsistent>
  return
}
func.func @f386(%arg0: i8) {
  %0 = spirv.Not %arg0 : i8
  return
}
func.func @f387(%arg0: vector<1x4xsi32>) {
  %0 = spirv.Not %arg0 : vector<1x4xsi32>
  return
}
func.func @f388(%arg0: f32, %arg1: f32) {
  %0 = spirv.Ordered %arg0, %arg1 : f32
  return
}
func.func @f389(%arg0: vector<16xf16>, %arg1: vector<16xf16>) {
  %0 = spirv.Ordered %arg0, %arg1 : vector<16xf16>
  return
}
func.func @f390(%arg0: !spirv.ptr<f32, Function>, %arg1: ui32) {
  %0 = spirv.PtrAccessChain %arg0[%arg1] : !spirv.ptr<f32, Function>, ui32 -> !spirv.ptr<f32, Function>
  return
}
func.func @f391(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: ui32) {
  %0 = spirv.PtrAccessChain %arg0[%arg1] : !spirv.ptr<i32, StorageBuffer>, ui32 -> !spirv.ptr<i32, StorageBuffer>
  return
}
func.func @f392(%arg0: i64) {
  %0 = spirv.SConvert %arg0 : i64 to i32
  return
}
func.func @f393(%arg0: si16) {
  %0 = spirv.SConvert %arg0 : si16 to ui32
  return
}
func.func @f394(%arg0: i8, %arg1: i8) {
  %0 = spirv.SDiv %arg0, %arg1 : i8
  return
}
func.func @f395(%arg0: vector<2x2xsi32>, %arg1: vector<2x2xsi32>) {
  %0 = spirv.SDiv %arg0, %arg1 : vector<2x2xsi32>
  return
}
func.func @f396(%arg0: ui32, %arg1: ui32) {
  %0 = spirv.SDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : ui32 -> ui32
  return
}
func.func @f397(%arg0: i32, %arg1: i32, %arg2: i32) {
  %0 = spirv.SDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
func.func @f398(%arg0: i8, %arg1: i8) {
  %0 = spirv.SGreaterThan %arg0, %arg1 : i8
  return
}
func.func @f399(%arg0: vector<16xi64>, %arg1: vector<16xi64>) {
  %0 = spirv.SGreaterThan %arg0, %arg1 : vector<16xi64>
  return
}
func.func @f400(%arg0: i8, %arg1: i8) {
  %0 = spirv.SGreaterThanEqual %arg0, %arg1 : i8
  return
}
func.func @f401(%arg0: vector<3xsi32>, %arg1: vector<3xsi32>) {
  %0 = spirv.SGreaterThanEqual %arg0, %arg1 : vector<3xsi32>
  return
}
func.func @f402(%arg0: i8, %arg1: i8) {
  %0 = spirv.SLessThan %arg0, %arg1 : i8
  return
}
func.func @f403(%arg0: vector<16xsi8>, %arg1: vector<16xsi8>) {
  %0 = spirv.SLessThan %arg0, %arg1 : vector<16xsi8>
  return
}
func.func @f404(%arg0: i8, %arg1: i8) {
  %0 = spirv.SLessThanEqual %arg0, %arg1 : i8
  return
}
func.func @f405(%arg0: vector<16xsi32>, %arg1: vector<16xsi32>) {
  %0 = spirv.SLessThanEqual %arg0, %arg1 : vector<16xsi32>
  return
}
func.func @f406(%arg0: i8, %arg1: i8) {
  %0 = spirv.SMod %arg0, %arg1 : i8
  return
}
func.func @f407(%arg0: vector<4x2xsi32>, %arg1: vector<4x2xsi32>) {
  %0 = spirv.SMod %arg0, %arg1 : vector<4x2xsi32>
  return
}
func.func @f408(%arg0: i8) {
  %0 = spirv.SNegate %arg0 : i8
  return
}
func.func @f409(%arg0: vector<1x4xui32>) {
  %0 = spirv.SNegate %arg0 : vector<1x4xui32>
  return
}
func.func @f410(%arg0: i8, %arg1: i8) {
  %0 = spirv.SRem %arg0, %arg1 : i8
  return
}
func.func @f411(%arg0: vector<2x8xsi32>, %arg1: vector<2x8xsi32>) {
  %0 = spirv.SRem %arg0, %arg1 : vector<2x8xsi32>
  return
}
func.func @f412(%arg0: i32, %arg1: i32) {
  %0 = spirv.SUDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
func.func @f413(%arg0: si32, %arg1: si32) {
  %0 = spirv.SUDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : si32 -> si32
  return
}
func.func @f414(%arg0: vector<1x2xui8>, %arg1: vector<1x2xui8>, %arg2: i32) {
  %0 = spirv.SUDotAccSat %arg0, %arg1, %arg2 : vector<1x2xui8> -> i32
  return
}
func.func @f415(%arg0: i1, %arg1: i8, %arg2: i8) {
  %0 = spirv.Select %arg0, %arg1, %arg2 : i1, i8
  return
}
func.func @f416(%arg0: vector<4x4xi1>, %arg1: vector<[4]x[4]xi64>, %arg2: vector<[4]x[4]xi64>) {
  %0 = spirv.Select %arg0, %arg1, %arg2 : vector<4x4xi1>, vector<[4]x[4]xi64>
  return
}
func.func @f417(%arg0: i8, %arg1: i8) {
  %0 = spirv.ShiftLeftLogical %arg0, %arg1 : i8, i8
  return
}
func.func @f418(%arg0: vector<1x4xsi32>, %arg1: vector<1x4xsi32>) {
  %0 = spirv.ShiftLeftLogical %arg0, %arg1 : vector<1x4xsi32>, vector<1x4xsi32>
  return
}
func.func @f419(%arg0: i8, %arg1: i8) {
  %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : i8, i8
  return
}
func.func @f420(%arg0: vector<1x4xui32>, %arg1: vector<1x4xui32>) {
  %0 = spirv.ShiftRightArithmetic %arg0, %arg1 : vector<1x4xui32>, vector<1x4xui32>
  return
}
func.func @f421(%arg0: i8, %arg1: i8) {
  %0 = spirv.ShiftRightLogical %arg0, %arg1 : i8, i8
  return
}
func.func @f422(%arg0: vector<2x8xui8>, %arg1: vector<2x8xui8>) {
  %0 = spirv.ShiftRightLogical %arg0, %arg1 : vector<2x8xui8>, vector<2x8xui8>
  return
}
func.func @f423(%arg0: !spirv.matrix<2 x vector<2xf32>>) {
  %0 = spirv.Transpose %arg0 : !spirv.matrix<2 x vector<2xf32>> -> !spirv.matrix<2 x vector<2xf32>>
  return
}
func.func @f424(%arg0: !spirv.matrix<3 x vector<3xf32>>) {
  %0 = spirv.Transpose %arg0 : !spirv.matrix<3 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  return
}
func.func @f425(%arg0: ui32) {
  %0 = spirv.UConvert %arg0 : ui32 to si64
  return
}
func.func @f426(%arg0: i8, %arg1: i8) {
  %0 = spirv.UDiv %arg0, %arg1 : i8
  return
}
func.func @f427(%arg0: vector<2x8xsi32>, %arg1: vector<2x8xsi32>) {
  %0 = spirv.UDiv %arg0, %arg1 : vector<2x8xsi32>
  return
}
func.func @f428(%arg0: i32, %arg1: i32) {
  %0 = spirv.UDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
func.func @f429(%arg0: ui32, %arg1: ui32) {
  %0 = spirv.UDot %arg0, %arg1, <PackedVectorFormat4x8Bit> : ui32 -> ui32
  return
}
func.func @f430(%arg0: i32, %arg1: i32, %arg2: i32) {
  %0 = spirv.UDotAccSat %arg0, %arg1, %arg2, <PackedVectorFormat4x8Bit> : i32 -> i32
  return
}
func.func @f431(%arg0: i8, %arg1: i8) {
  %0 = spirv.UGreaterThan %arg0, %arg1 : i8
  return
}
func.func @f432(%arg0: vector<4xsi32>, %arg1: vector<4xsi32>) {
  %0 = spirv.UGreaterThan %arg0, %arg1 : vector<4xsi32>
  return
}
func.func @f433(%arg0: i8, %arg1: i8) {
  %0 = spirv.UGreaterThanEqual %arg0, %arg1 : i8
  return
}
func.func @f434(%arg0: vector<2xui32>, %arg1: vector<2xui32>) {
  %0 = spirv.UGreaterThanEqual %arg0, %arg1 : vector<2xui32>
  return
}
func.func @f435(%arg0: i8, %arg1: i8) {
  %0 = spirv.ULessThan %arg0, %arg1 : i8
  return
}
func.func @f436(%arg0: vector<4xui8>, %arg1: vector<4xui8>) {
  %0 = spirv.ULessThan %arg0, %arg1 : vector<4xui8>
  return
}
func.func @f437(%arg0: i8, %arg1: i8) {
  %0 = spirv.ULessThanEqual %arg0, %arg1 : i8
  return
}
func.func @f438(%arg0: vector<16xi16>, %arg1: vector<16xi16>) {
  %0 = spirv.ULessThanEqual %arg0, %arg1 : vector<16xi16>
  return
}
func.func @f439(%arg0: i8, %arg1: i8) {
  %0 = spirv.UMod %arg0, %arg1 : i8
  return
}
func.func @f440(%arg0: vector<2x4xui32>, %arg1: vector<2x4xui32>) {
  %0 = spirv.UMod %arg0, %arg1 : vector<2x4xui32>
  return
}
func.func @f441() {
  %0 = spirv.Undef : i8
  return
}
func.func @f442() {
  %0 = spirv.Undef : !spirv.ptr<i32, Workgroup>
  return
}
func.func @f443(%arg0: f16, %arg1: f16) {
  %0 = spirv.Unordered %arg0, %arg1 : f16
  return
}
func.func @f444(%arg0: vector<16xf32>, %arg1: vector<16xf32>) {
  %0 = spirv.Unordered %arg0, %arg1 : vector<16xf32>
  return
}
func.func @f445(%arg0: vector<8xf32>, %arg1: i8) {
  %0 = spirv.VectorExtractDynamic %arg0[%arg1] : vector<8xf32>, i8
  return
}
func.func @f446(%arg0: vector<[2]x[2]xf32>, %arg1: si32) {
  %0 = spirv.VectorExtractDynamic %arg0[%arg1] : vector<[2]x[2]xf32>, si32
  return
}
func.func @f447(%arg0: vector<4xf32>, %arg1: f32, %arg2: i8) {
  %0 = spirv.VectorInsertDynamic %arg1, %arg0[%arg2] : vector<4xf32>, i8
  return
}
func.func @f448(%arg0: vector<[4]x[4]xui32>, %arg1: ui32, %arg2: ui32) {
  %0 = spirv.VectorInsertDynamic %arg1, %arg0[%arg2] : vector<[4]x[4]xui32>, ui32
  return
}
func.func @f449(%arg0: vector<2xf32>, %arg1: vector<4x4xf32>) {
  %0 = spirv.VectorShuffle [1 : i32, 4 : i32] %arg0, %arg1 : vector<2xf32>, vector<4x4xf32> -> vector<2xf32>
  return
}
func.func @f450(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>) {
  %0 = spirv.VectorShuffle [1 : i32, 1 : i32] %arg0, %arg1 : vector<[4]xf32>, vector<[4]xf32> -> vector<2xf32>
  return
}
func.func @f451(%arg0: vector<4xf16>, %arg1: f16) {
  %0 = spirv.VectorTimesScalar %arg0, %arg1 : (vector<4xf16>, f16) -> vector<4xf16>
  return
}
func.func @f452(%arg0: vector<[2]x[2]xf16>, %arg1: f16) {
  %0 = spirv.VectorTimesScalar %arg0, %arg1 : (vector<[2]x[2]xf16>, f16) -> vector<[2]x[2]xf16>
  return
}
