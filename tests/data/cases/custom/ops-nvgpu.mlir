// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of nvgpu that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %0 = nvgpu.device_async_create_group 
  return
}
func.func @f1(%arg0: !nvgpu.device.async.token, %arg1: !nvgpu.device.async.token, %arg2: !nvgpu.device.async.token) {
  %0 = nvgpu.device_async_create_group %arg0, %arg1, %arg2
  return
}
func.func @f2(%arg0: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %arg0
  return
}
func.func @f3(%arg0: !nvgpu.device.async.token) {
  nvgpu.device_async_wait %arg0 {numGroups = 32 : i32}
  return
}
func.func @f4(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index) {
  %0 = nvgpu.mbarrier.arrive %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}
func.func @f5(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index) {
  nvgpu.mbarrier.arrive.expect_tx %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f6(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index, %arg3: i1) {
  nvgpu.mbarrier.arrive.expect_tx %arg0[%arg2], %arg1, predicate = %arg3 : <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f7(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index) {
  %0 = nvgpu.mbarrier.arrive.nocomplete %arg0[%arg1], %arg2 : <memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  return
}
func.func @f8() {
  %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f9(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index) {
  %0 = nvgpu.mbarrier.get %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> i32
  return
}
func.func @f10(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index) {
  %0 = nvgpu.mbarrier.get %arg0[%arg1] : <memorySpace = #gpu.address_space<workgroup>> -> i64
  return
}
func.func @f11(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index) {
  nvgpu.mbarrier.init %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f12(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index, %arg2: index, %arg3: i1) {
  nvgpu.mbarrier.init %arg0[%arg2], %arg1, predicate = %arg3 : <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f13(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: !nvgpu.mbarrier.token, %arg2: index) {
  %0 = nvgpu.mbarrier.test.wait %arg0[%arg2], %arg1 : <memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  return
}
func.func @f14(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: i1, %arg2: index, %arg3: index) {
  nvgpu.mbarrier.try_wait.parity %arg0[%arg3], %arg1, %arg2 : <memorySpace = #gpu.address_space<workgroup>>
  return
}
func.func @f15(%arg0: vector<16xf32>) {
  %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<16xf32>
  return
}
func.func @f16(%arg0: vector<[16]x[16]xf32>) {
  %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<[16]x[16]xf32>
  return
}
func.func @f17(%arg0: memref<*xi1>) {
  %0 = nvgpu.tma.create.descriptor %arg0 box[] : memref<*xi1> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
func.func @f18(%arg0: memref<*xindex>, %arg1: index, %arg2: index, %arg3: index) {
  %0 = nvgpu.tma.create.descriptor %arg0 box[%arg1, %arg2, %arg3] : memref<*xindex> -> <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
func.func @f19(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  nvgpu.tma.fence.descriptor %arg0 : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
func.func @f20(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  nvgpu.tma.prefetch.descriptor %arg0 : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
func.func @f21(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg1: i1) {
  nvgpu.tma.prefetch.descriptor %arg0, predicate = %arg1 : <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
func.func @f22(%arg0: memref<f32>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 : memref<f32>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}
func.func @f23(%arg0: memref<4xsi32, #gpu.address_space<workgroup>>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 : memref<4xsi32, #gpu.address_space<workgroup>>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
  return
}
func.func @f24() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
  return
}
