// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of memref that have a format: each with little and with much of what may be left out.
func.func @f0() {
  %alloc = memref.alloc() : memref<4xf32>
  return
}
func.func @f1() {
  %alloca = memref.alloca() : memref<2x3xf32>
  return
}
func.func @f2() {
  %alloca = memref.alloca() : memref<2x3xbf16>
  return
}
func.func @f3(%arg0: memref<f32>) {
  %assume_align = memref.assume_alignment %arg0, 8 : memref<f32>
  return
}
func.func @f4(%arg0: memref<4xf32, #gpu.address_space<workgroup>>) {
  %assume_align = memref.assume_alignment %arg0, 16 : memref<4xf32, #gpu.address_space<workgroup>>
  return
}
func.func @f5(%arg0: memref<f32>) {
  %cast = memref.cast %arg0 : memref<f32> to memref<f32>
  return
}
func.func @f6(%arg0: memref<4xi32, #gpu.address_space<workgroup>>) {
  %cast = memref.cast %arg0 : memref<4xi32, #gpu.address_space<workgroup>> to memref<4xi32, #gpu.address_space<workgroup>>
  return
}
func.func @f7(%arg0: memref<i16>) {
  %collapse_shape = memref.collapse_shape %arg0 [] : memref<i16> into memref<i16>
  return
}
func.func @f8(%arg0: memref<f32>, %arg1: memref<f32>) {
  memref.copy %arg0, %arg1 : memref<f32> to memref<f32>
  return
}
func.func @f9(%arg0: memref<16x16xf4E2M1FN, 3>, %arg1: memref<16x16xf4E2M1FN, 3>) {
  memref.copy %arg0, %arg1 : memref<16x16xf4E2M1FN, 3> to memref<16x16xf4E2M1FN, 3>
  return
}
func.func @f10(%arg0: memref<i64>) {
  memref.dealloc %arg0 : memref<i64>
  return
}
func.func @f11(%arg0: memref<4xf8E5M2, #gpu.address_space<workgroup>>) {
  memref.dealloc %arg0 : memref<4xf8E5M2, #gpu.address_space<workgroup>>
  return
}
func.func @f12(%arg0: memref<4xi2>, %arg1: index) {
  %dim = memref.dim %arg0, %arg1 : memref<4xi2>
  return
}
func.func @f13(%arg0: memref<4xf6E3M2FN, #gpu.address_space<workgroup>>, %arg1: index) {
  %dim = memref.dim %arg0, %arg1 : memref<4xf6E3M2FN, #gpu.address_space<workgroup>>
  return
}
func.func @f14(%arg0: memref<?x?xi64>) {
  %0 = memref.distinct_objects %arg0 : memref<?x?xi64>
  return
}
func.func @f15(%arg0: memref<4xi32, #gpu.address_space<workgroup>>) {
  %0 = memref.distinct_objects %arg0 : memref<4xi32, #gpu.address_space<workgroup>>
  return
}
func.func @f16(%arg0: memref<4xf32>, %arg1: index, %arg2: index) {
  memref.dma_wait %arg0[%arg1], %arg2 : memref<4xf32>
  return
}
func.func @f17(%arg0: memref<?x?xui32>, %arg1: index, %arg2: index, %arg3: index) {
  memref.dma_wait %arg0[%arg1, %arg2], %arg3 : memref<?x?xui32>
  return
}
func.func @f18(%arg0: memref<f32>) {
  %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<f32> -> index
  return
}
func.func @f19(%arg0: memref<4xi16, #gpu.address_space<workgroup>>) {
  %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4xi16, #gpu.address_space<workgroup>> -> index
  return
}
func.func @f20(%arg0: memref<4xf32>) {
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
  return
}
func.func @f21(%arg0: memref<4xf32>, %arg1: index) {
  %0 = memref.load %arg0[%arg1] : memref<4xf32>
  return
}
func.func @f22(%arg0: memref<?x?xf16>, %arg1: index, %arg2: index) {
  %0 = memref.load %arg0[%arg1, %arg2] {alignment = 4 : i64} : memref<?x?xf16>
  return
}
func.func @f23(%arg0: memref<f32>) {
  %memspacecast = memref.memory_space_cast %arg0 : memref<f32> to memref<f32>
  return
}
func.func @f24(%arg0: memref<4xf6E3M2FN, #gpu.address_space<workgroup>>) {
  %memspacecast = memref.memory_space_cast %arg0 : memref<4xf6E3M2FN, #gpu.address_space<workgroup>> to memref<4xf6E3M2FN, #gpu.address_space<workgroup>>
  return
}
func.func @f25(%arg0: memref<f32>) {
  %0 = memref.rank %arg0 : memref<f32>
  return
}
func.func @f26(%arg0: memref<4xf16, #gpu.address_space<workgroup>>) {
  %0 = memref.rank %arg0 : memref<4xf16, #gpu.address_space<workgroup>>
  return
}
func.func @f27(%arg0: memref<4xf32>) {
  %0 = memref.realloc %arg0 : memref<4xf32> to memref<4xf32>
  return
}
func.func @f28(%arg0: memref<4xf32, #gpu.address_space<workgroup>>) {
  %0 = memref.realloc %arg0 : memref<4xf32, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
  return
}
func.func @f29(%arg0: memref<*xi1>, %arg1: memref<4xi64>) {
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xi1>, memref<4xi64>) -> memref<*xi1>
  return
}
func.func @f30(%arg0: f32, %arg1: memref<?xf32>, %arg2: index) {
  memref.store %arg0, %arg1[%arg2] : memref<?xf32>
  return
}
func.func @f31(%arg0: f8E5M2FNUZ, %arg1: memref<?x?xf8E5M2FNUZ>, %arg2: index, %arg3: index) {
  memref.store %arg0, %arg1[%arg2, %arg3] {alignment = 8 : i64, nontemporal = true} : memref<?x?xf8E5M2FNUZ>
  return
}
func.func @f32(%arg0: memref<4xi8>, %arg1: index) {
  %view = memref.view %arg0[%arg1][] : memref<4xi8> to memref<4xi8>
  return
}
func.func @f33(%arg0: memref<4xi8, #gpu.address_space<workgroup>>, %arg1: index) {
  %view = memref.view %arg0[%arg1][] : memref<4xi8, #gpu.address_space<workgroup>> to memref<4xi8, #gpu.address_space<workgroup>>
  return
}
