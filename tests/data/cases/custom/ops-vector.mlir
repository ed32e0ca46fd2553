// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of vector that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: vector<f32>) {
  %0 = vector.bitcast %arg0 : vector<f32> to vector<f32>
  return
}
func.func @f1(%arg0: vector<2x[4]xf8E4M3FNUZ>) {
  %0 = vector.bitcast %arg0 : vector<2x[4]xf8E4M3FNUZ> to vector<2x[4]xf8E4M3FNUZ>
  return
}
func.func @f2(%arg0: i64) {
  %0 = vector.broadcast %arg0 : i64 to vector<12xi64>
  return
}
func.func @f3(%arg0: vector<[16]x[16]xui32>) {
  %0 = vector.broadcast %arg0 : vector<[16]x[16]xui32> to vector<[16]x[16]xui32>
  return
}
func.func @f4(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x8xi1>, %arg4: vector<2xf32>) {
  vector.compressstore %arg0[%arg1, %arg2], %arg3, %arg4 {alignment = 4 : i64} : memref<?x?xf32>, vector<2x8xi1>, vector<2xf32>
  return
}
func.func @f5() {
  %0 = vector.constant_mask [2] : vector<2xi1>
  return
}
func.func @f6() {
  %0 = vector.constant_mask [2] : vector<16xi1>
  return
}
func.func @f7(%arg0: index) {
  %0 = vector.create_mask %arg0 : vector<2xi1>
  return
}
func.func @f8(%arg0: index, %arg1: index) {
  %0 = vector.create_mask %arg0, %arg1 : vector<1x[8]xi1>
  return
}
func.func @f9(%arg0: vector<6xi4>) {
  %res1, %res2 = vector.deinterleave %arg0 : vector<6xi4> -> vector<3xi4>
  return
}
func.func @f10(%arg0: vector<[16]x[16]xf6E3M2FN>) {
  %res1, %res2 = vector.deinterleave %arg0 : vector<[16]x[16]xf6E3M2FN> -> vector<[16]x[8]xf6E3M2FN>
  return
}
func.func @f11(%arg0: memref<4xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
  %0 = vector.expandload %arg0[%arg1], %arg2, %arg3 : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
func.func @f12(%arg0: vector<2x3x4xf8E4M3FN>) {
  %0 = vector.extract %arg0[] : vector<2x3x4xf8E4M3FN> from vector<2x3x4xf8E4M3FN>
  return
}
func.func @f13(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
  %0 = vector.fma %arg0, %arg1, %arg2 : vector<4xf32>
  return
}
func.func @f14(%arg0: vector<[4]x[4]xf4E2M1FN>, %arg1: vector<[4]x[4]xf4E2M1FN>, %arg2: vector<[4]x[4]xf4E2M1FN>) {
  %0 = vector.fma %arg0, %arg1, %arg2 : vector<[4]x[4]xf4E2M1FN>
  return
}
func.func @f15(%arg0: f32, %arg1: f32, %arg2: f32) {
  %0 = vector.from_elements %arg0, %arg1, %arg2 : vector<3xf32>
  return
}
func.func @f16(%arg0: tensor<4xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
  %0 = vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
func.func @f17(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: index) {
  %0 = vector.insert %arg0, %arg1 [] : vector<8xf32> into vector<8xf32>
  return
}
func.func @f18(%arg0: vector<4x4xindex>, %arg1: vector<4x4xindex>, %arg2: index, %arg3: index) {
  %0 = vector.insert %arg0, %arg1 [] : vector<4x4xindex> into vector<4x4xindex>
  return
}
func.func @f19(%arg0: vector<6xi1>, %arg1: vector<6xi1>) {
  %0 = vector.interleave %arg0, %arg1 : vector<6xi1> -> vector<12xi1>
  return
}
func.func @f20(%arg0: vector<[1]x[1]xf6E3M2FN>, %arg1: vector<[1]x[1]xf6E3M2FN>) {
  %0 = vector.interleave %arg0, %arg1 : vector<[1]x[1]xf6E3M2FN> -> vector<[1]x[2]xf6E3M2FN>
  return
}
func.func @f21(%arg0: memref<16x16xf32>, %arg1: index, %arg2: index) {
  %0 = vector.load %arg0[%arg1, %arg2] : memref<16x16xf32>, vector<[1]x[1]xf32>
  return
}
func.func @f22(%arg0: memref<4xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
  vector.maskedstore %arg0[%arg1], %arg2, %arg3 : memref<4xf32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @f23(%arg0: vector<12xf4E2M1FN>, %arg1: vector<12xf4E2M1FN>) {
  %0 = vector.multi_reduction <minimumf>, %arg0, %arg1 [] : vector<12xf4E2M1FN> to vector<12xf4E2M1FN>
  return
}
func.func @f24(%arg0: vector<[16]x[16]xf6E2M3FN>, %arg1: vector<[16]x[16]xf6E2M3FN>) {
  %0 = vector.multi_reduction <mul>, %arg0, %arg1 [] : vector<[16]x[16]xf6E2M3FN> to vector<[16]x[16]xf6E2M3FN>
  return
}
func.func @f25() {
  vector.print
  return
}
func.func @f26(%arg0: i16) {
  vector.print %arg0 : i16 punctuation <close>
  return
}
func.func @f27(%arg0: vector<[2]xi4>) {
  %0 = vector.scalable.extract %arg0[8] : vector<[2]xi4> from vector<[2]xi4>
  return
}
func.func @f28(%arg0: vector<[8]xf6E2M3FN>) {
  %0 = vector.scalable.extract %arg0[32] : vector<[8]xf6E2M3FN> from vector<[8]xf6E2M3FN>
  return
}
func.func @f29(%arg0: vector<8xf32>, %arg1: vector<[2]xf32>) {
  %0 = vector.scalable.insert %arg0, %arg1[32] : vector<8xf32> into vector<[2]xf32>
  return
}
func.func @f30(%arg0: vector<16xf32>, %arg1: vector<[16]xf32>) {
  %0 = vector.scalable.insert %arg0, %arg1[16] : vector<16xf32> into vector<[16]xf32>
  return
}
func.func @f31(%arg0: tensor<4xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
  vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @f32(%arg0: vector<si8>) {
  %0 = vector.shape_cast %arg0 : vector<si8> to vector<si8>
  return
}
func.func @f33(%arg0: vector<1x[8]xf4E2M1FN>) {
  %0 = vector.shape_cast %arg0 : vector<1x[8]xf4E2M1FN> to vector<1x[8]xf4E2M1FN>
  return
}
func.func @f34(%arg0: vector<2xf32>, %arg1: vector<4xf32>) {
  %0 = vector.shuffle %arg0, %arg1 [0, 1] : vector<2xf32>, vector<4xf32>
  return
}
func.func @f35(%arg0: vector<1xui32>, %arg1: vector<1xui32>) {
  %0 = vector.shuffle %arg0, %arg1 [0] : vector<1xui32>, vector<1xui32>
  return
}
func.func @f36() {
  %0 = vector.step : vector<4xindex>
  return
}
func.func @f37() {
  %0 = vector.step : vector<[32]xindex>
  return
}
func.func @f38(%arg0: vector<1xf32>, %arg1: memref<4xf32>, %arg2: index) {
  vector.store %arg0, %arg1[%arg2] : memref<4xf32>, vector<1xf32>
  return
}
func.func @f39(%arg0: vector<4xf32>, %arg1: memref<4xf32>, %arg2: index) {
  vector.store %arg0, %arg1[%arg2] : memref<4xf32>, vector<4xf32>
  return
}
func.func @f40(%arg0: vector<2xf8E5M2FNUZ>) {
  %0:2 = vector.to_elements %arg0 : vector<2xf8E5M2FNUZ>
  return
}
func.func @f41(%arg0: vector<2xf32>) {
  %0 = vector.transpose %arg0, [0] : vector<2xf32> to vector<2xf32>
  return
}
func.func @f42(%arg0: vector<1x4xf8E8M0FNU>) {
  %0 = vector.transpose %arg0, [0, 1] : vector<1x4xf8E8M0FNU> to vector<1x4xf8E8M0FNU>
  return
}
func.func @f43(%arg0: memref<f32>) {
  %0 = vector.type_cast %arg0 : memref<f32> to memref<f32>
  return
}
func.func @f44(%arg0: memref<4xf6E2M3FN, #gpu.address_space<workgroup>>) {
  %0 = vector.type_cast %arg0 : memref<4xf6E2M3FN, #gpu.address_space<workgroup>> to memref<4xf6E2M3FN, #gpu.address_space<workgroup>>
  return
}
func.func @f45() {
  %vscale = vector.vscale
  return
}
