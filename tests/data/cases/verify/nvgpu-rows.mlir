// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in nvgpu: one piece for each message, and operations that come close to one.

func.func @source_stride(%a: memref<4x8xf32, 3>, %b: index, %c: memref<4x8xf32, strided<[16, 2]>>) {
  // expected-error@+1 {{source memref most minor dim must have unit stride}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32, 3>, index, index, memref<4x8xf32, strided<[16, 2]>>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @destination_stride(%a: memref<4x8xf32, strided<[16, 2]>, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{destination memref most minor dim must have unit stride}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32, strided<[16, 2]>, 3>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @destination_space(%a: memref<4x8xf32>, %b: index) {
  // expected-error@+1 {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %a, %b, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @copied_elements(%a: memref<4x8xf16, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{source and destination must have the same element type}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf16, 3>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @source_indices(%a: memref<4x8xf32, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{'nvgpu.device_async_copy' op expected 2 source indices, got 1}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<4x8xf32, 3>, index, index, memref<4x8xf32>, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @destination_indices(%a: memref<4x8xf32, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{'nvgpu.device_async_copy' op expected 2 destination indices, got 1}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %c, %b, %b) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (memref<4x8xf32, 3>, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @copied_count(%a: memref<4x8xf32, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32, 3>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @copied_doubles(%a: memref<4x8xf64, 3>, %b: index, %c: memref<4x8xf64>) {
  // expected-error@+1 {{Requested copy elements is 3 with width 64. But copy elements could be one of 1, 2.}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf64, 3>, index, index, memref<4x8xf64>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @copied_through_cache(%a: memref<4x8xf32, 3>, %b: index, %c: memref<4x8xf32>) {
  // expected-error@+1 {{'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<4x8xf32, 3>' with destination element 2. Unset bypassL1, or set destination element to 4}}
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 2 : index, bypassL1, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32, 3>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @accepted_copy(%a: memref<4x8xf32, #gpu.address_space<workgroup>>, %b: index, %c: memref<4x8xf32>) {
  %0 = "nvgpu.device_async_copy"(%a, %b, %b, %c, %b, %b) <{dstElements = 4 : index, bypassL1, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<4x8xf32, #gpu.address_space<workgroup>>, index, index, memref<4x8xf32>, index, index) -> !nvgpu.device.async.token
  return
}
// -----
func.func @loaded_space(%a: memref<4x8xf16>, %b: index) {
  // expected-error@+1 {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = false}> : (memref<4x8xf16>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @loaded_doubles(%a: memref<4x8xf64, 3>, %b: index) {
  // expected-error@+1 {{nvgpu.ldmatrix works for 32b or lower}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = false}> : (memref<4x8xf64, 3>, index, index) -> vector<4x1xf64>
  return
}
// -----
func.func @loaded_transposed(%a: memref<4x8xf32, 3>, %b: index) {
  // expected-error@+1 {{nvgpu.ldmatrix transpose works only at 16b granularity}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = true}> : (memref<4x8xf32, 3>, index, index) -> vector<4x1xf32>
  return
}
// -----
func.func @loaded_rank(%a: memref<4x8xf32, 3>, %b: index) {
  // expected-error@+1 {{results must be 2 dimensional vector}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = false}> : (memref<4x8xf32, 3>, index, index) -> vector<4xf32>
  return
}
// -----
func.func @loaded_width(%a: memref<4x8xf16, 3>, %b: index) {
  // expected-error@+1 {{expected vector register shape[1] = 2}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = false}> : (memref<4x8xf16, 3>, index, index) -> vector<4x4xf16>
  return
}
// -----
func.func @loaded_tiles(%a: memref<4x8xf16, 3>, %b: index) {
  // expected-error@+1 {{expected vector register shape[0] and numTiles to match}}
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 2 : i32, transpose = false}> : (memref<4x8xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @accepted_tiles(%a: memref<4x8xf16, 3>, %b: index) {
  %0 = "nvgpu.ldmatrix"(%a, %b, %b) <{numTiles = 4 : i32, transpose = true}> : (memref<4x8xf16, 3>, index, index) -> vector<4x2xf16>
  return
}
// -----
func.func @multiplied_type(%a: vector<4x2xi16>, %b: vector<2x2xi16>, %c: vector<2x2xi32>) {
  // expected-error@+1 {{expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @multiplied_left(%a: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 256 warp-wide matrix A elements}}
  %0 = "nvgpu.mma.sync"(%a, %a, %a) <{mmaShape = [16, 8, 16]}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @multiplied_right(%a: vector<4x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 128 warp-wide matrix B elements}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @multiplied_sum(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 128 warp-wide matrix C elements}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<1x2xf16>) -> vector<1x2xf16>
  return
}
// -----
func.func @multiplied_tf32(%a: vector<4x2xf16>, %b: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands}}
  %0 = "nvgpu.mma.sync"(%a, %b, %b) <{mmaShape = [16, 8, 16], tf32Enabled}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @multiplied_left_shape(%a: vector<2x4xf16>, %b: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected matrix A to be shaped (4 x 2)}}
  %0 = "nvgpu.mma.sync"(%a, %b, %b) <{mmaShape = [16, 8, 16]}> : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @multiplied_right_shape(%a: vector<4x2xf16>, %b: vector<4x1xf16>, %c: vector<2x2xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected matrix B to be shaped (2 x 2)}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<4x1xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @multiplied_sum_shape(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x1xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected matrix C to be shaped (2 x 2)}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<4x1xf16>) -> vector<4x1xf16>
  return
}
// -----
func.func @multiplied_doubles(%a: vector<2x1xf64>, %b: vector<1x1xf64>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op expected 64 warp-wide matrix B elements}}
  %0 = "nvgpu.mma.sync"(%a, %b, %a) <{mmaShape = [8, 8, 8]}> : (vector<2x1xf64>, vector<1x1xf64>, vector<2x1xf64>) -> vector<2x1xf64>
  return
}
// -----
func.func @accepted_doubles(%a: vector<1x1xf64>, %b: vector<1x2xf64>) {
  %0 = "nvgpu.mma.sync"(%a, %a, %b) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @accepted_halves(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @sparse_selector(%a: vector<2x2xf16>, %b: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1}}
  %0 = "nvgpu.mma.sp.sync"(%a, %a, %a, %b) <{mmaShape = [16, 8, 16], sparsitySelector = 2 : i32}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @sparse_doubles(%a: vector<1x1xf64>, %b: vector<1x2xf64>, %c: vector<2xi16>) {
  // expected-error@+1 {{f64 is not supported for sparse mode}}
  %0 = "nvgpu.mma.sp.sync"(%a, %a, %b, %c) <{mmaShape = [8, 8, 4], sparsitySelector = 0 : i32}> : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>, vector<2xi16>) -> vector<1x2xf64>
  return
}
// -----
func.func @sparse_left(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op expected 256 warp-wide matrix A elements}}
  %0 = "nvgpu.mma.sp.sync"(%a, %b, %b, %c) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @sparse_left_shape(%a: vector<1x4xf16>, %b: vector<2x2xf16>, %c: vector<2xi16>) {
  // expected-error@+1 {{'nvgpu.mma.sp.sync' op expected matrix A to be shaped (4 x 2)}}
  %0 = "nvgpu.mma.sp.sync"(%a, %b, %b, %c) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32}> : (vector<1x4xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @accepted_sparse(%a: vector<2x2xf16>, %b: vector<2xi16>) {
  %0 = "nvgpu.mma.sp.sync"(%a, %a, %a, %b) <{mmaShape = [16, 8, 16], sparsitySelector = 0 : i32}> : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
  return
}
// -----
func.func @rounded(%a: vector<4xf32>) {
  // expected-error@+1 {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.}}
  %0 = "nvgpu.rcp"(%a) <{rounding = #nvgpu<rcp_rounding_mode rn>, ftz}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @not_flushed(%a: vector<4xf32>) {
  // expected-error@+1 {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.}}
  %0 = "nvgpu.rcp"(%a) <{rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @map_interleave(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, %d: index) {
  // expected-error@+1 {{Interleave options are not supported yet.}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>, index, index, index) -> ()
  return
}
// -----
func.func @map_space(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @map_shape(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the tensor map descriptor must be static shaped}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<?x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @map_size(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<257x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the tensor map descriptor must have dimensions between 1 and 256 but it is 257}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<257x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @map_size_zero(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<0x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the tensor map descriptor must have dimensions between 1 and 256 but it is 0}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<0x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @map_bytes(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the tensormap descriptor must have last dimension of 128 bytes but it is 64 bytes}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x16xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @map_elements(%a: memref<32x32xf16, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the element type of tensor map descriptor and memref must be same}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf16, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @memory_space(%a: memref<32x32xf32>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the destination memref has incorrect address space, it must be shared memory address space.}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @memory_shape(%a: memref<?x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the destination memref must be static shaped}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<?x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @memory_rank(%a: memref<32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the shape of tensor map descriptor and memref must have same rank}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @memory_size(%a: memref<32x16xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{memref and tensor map shapes mismatch 'memref<32x32xf32, 3>' != 'memref<32x16xf32, 3>'}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x16xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @six_coordinates(%a: memref<1x1x1x1x1x4xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<1x1x1x1x1x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{Maximum 5 coordinates are supported.}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d, %d, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 6, 1, 0, 0>}> : (memref<1x1x1x1x1x4xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<1x1x1x1x1x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @map_alignment(%a: memref<32x3xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x3xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{the bytes in the last dimension of the tensor map must be a multiple of 16}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x3xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x3xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @one_coordinate(%a: memref<32x32xf32, 3>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %d: index) {
  // expected-error@+1 {{number of coordinates do not match with the rank of tensor descriptor map.}}
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<32x32xf32, 3>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
  return
}
// -----
func.func @accepted_load(%a: memref<32x32xf32, #gpu.address_space<workgroup>>, %b: !nvgpu.mbarrier.group<memorySpace = 3>, %c: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %d: index) {
  "nvgpu.tma.async.load"(%a, %b, %c, %d, %d, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<32x32xf32, #gpu.address_space<workgroup>>, !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
  return
}
// -----
func.func @stored_elements(%a: memref<32x32xf16, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c: index) {
  // expected-error@+1 {{the element type of tensor map descriptor and memref must be same}}
  "nvgpu.tma.async.store"(%a, %b, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
  return
}
// -----
func.func @stored_coordinates(%a: memref<32x32xf32, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c: index) {
  // expected-error@+1 {{number of coordinates do not match with the rank of tensor descriptor map.}}
  "nvgpu.tma.async.store"(%a, %b, %c) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index) -> ()
  return
}
// -----
func.func @accepted_store(%a: memref<32x32xf32, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %c: index) {
  "nvgpu.tma.async.store"(%a, %b, %c, %c) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
  return
}
// -----
func.func @six_boxes(%a: memref<*xf32>, %b: index) {
  // expected-error@+1 {{Maximum 5 coordinates are supported.}}
  %0 = "nvgpu.tma.create.descriptor"(%a, %b, %b, %b, %b, %b, %b) : (memref<*xf32>, index, index, index, index, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @created_space(%a: memref<*xf32>, %b: index) {
  // expected-error@+1 {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  %0 = "nvgpu.tma.create.descriptor"(%a, %b, %b) : (memref<*xf32>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @generated_space(%a: memref<32x32xf32, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  %0 = "nvgpu.warpgroup.generate.descriptor"(%a, %b) : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<32x32xf32, 3>>
  return
}
// -----
func.func @generated_swizzle(%a: memref<32x32xf32, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  // expected-error@+1 {{supports only swizzle_128b is supported for the time being}}
  %0 = "nvgpu.warpgroup.generate.descriptor"(%a, %b) : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<32x32xf32, 3>>
  return
}
// -----
func.func @accepted_descriptor(%a: memref<32x32xf32, 3>, %b: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = "nvgpu.warpgroup.generate.descriptor"(%a, %b) : (memref<32x32xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<32x32xf32, 3>>
  return
}
// -----
func.func @group_transposed(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_result(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @group_left_rank(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_right_rank(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_sum_rank(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
  return
}
// -----
func.func @group_depth(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (32)!= 1st dim matrix-B (64 )}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_rows(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 1st dim matrix-A ( 64 )!= 1st dim matrix-C ( 128 )}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_columns(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 64 ) != 2nd dim matrix-C ( 128 )}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_types(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 'f32' += 'f16' * 'bf16', it is not supported.}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @group_sum_type(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op 'i32' += 'f16' * 'f16', it is not supported.}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @group_number(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has input type 'memref<64x12xf16, 3>' n is set to 12, it is not supported}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
  return
}
// -----
func.func @group_short_number(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op has input type 'memref<64x40xi1, 3>' n is set to 40, it is not supported}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x40xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi32>>
  return
}
// -----
func.func @group_limit(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op hit a limitation: 'i32' += 'i1' * 'i1', it is not supported yet}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @group_eight_bits(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma' op hit a limitation: 'f16' += 'f8E5M2' * 'f8E4M3FN', it is not supported yet}}
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}
// -----
func.func @accepted_group(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) <{transposeA, transposeB}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @accepted_eight_bits(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = "nvgpu.warpgroup.mma"(%a, %b, %c) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}
// -----
func.func @initial_rows() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<32x128xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<32x128xf32>>
  return
}
// -----
func.func @initial_columns() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<128x12xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
  return
}
// -----
func.func @initial_short_columns() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<128x40xi1>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xi1>>
  return
}
// -----
func.func @initial_type() {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<128x128xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}
// -----
func.func @initial_accepted() {
  %0 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x40xf32>>
  return
}
// -----
func.func @stored_type(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %b: memref<128x128xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being}}
  "nvgpu.warpgroup.mma.store"(%a, %b) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, memref<128x128xf32>) -> ()
  return
}
// -----
func.func @stored_rows(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %b: memref<120x128xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[120][128]  does not have same size as results}}
  "nvgpu.warpgroup.mma.store"(%a, %b) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<120x128xf32>) -> ()
  return
}
// -----
func.func @stored_columns(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %b: memref<128x120xf32>) {
  // expected-error@+1 {{'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[128][120]  does not have same size as results}}
  "nvgpu.warpgroup.mma.store"(%a, %b) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<128x120xf32>) -> ()
  return
}
// -----
func.func @accepted_sum(%a: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %b: memref<128x128xf32>) {
  "nvgpu.warpgroup.mma.store"(%a, %b) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<128x128xf32>) -> ()
  return
}
