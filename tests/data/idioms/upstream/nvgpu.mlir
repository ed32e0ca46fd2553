// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @ldmatrix(%src: memref<?x?xf16, 3>, %i: index, %j: index) -> vector<4x2xf16> {
  %0 = nvgpu.ldmatrix %src[%i, %j] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return %0 : vector<4x2xf16>
}

func.func @mma(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @async_copy(%dst: memref<3x16x128xf32, #gpu.address_space<workgroup>>, %src: memref<128x128xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = nvgpu.device_async_copy %src[%i, %c0], %dst[%c0, %i, %c0], 4 {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, #gpu.address_space<workgroup>>
  %1 = nvgpu.device_async_create_group %0
  nvgpu.device_async_wait %1 {numGroups = 1 : i32}
  return
}

// -----

!barrierType = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!tokenType = !nvgpu.mbarrier.token
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
func.func @mbarrier(%pred: i1, %d: !desc, %buf: memref<64x64xf16, 3>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %phase = arith.constant false
  %ticks = arith.constant 10000000 : index
  %barrier = nvgpu.mbarrier.create -> !barrierType
  nvgpu.mbarrier.init %barrier[%c0], %c1, predicate = %pred : !barrierType
  %token = nvgpu.mbarrier.arrive %barrier[%c0] : !barrierType -> !tokenType
  nvgpu.mbarrier.arrive.expect_tx %barrier[%c0], %c1 : !barrierType
  nvgpu.tma.async.load %d[%c0, %c0], %barrier[%c0] to %buf : !desc, !barrierType -> memref<64x64xf16, 3>
  nvgpu.mbarrier.try_wait.parity %barrier[%c0], %phase, %ticks : !barrierType
  return
}
