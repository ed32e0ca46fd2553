// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of shape that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: index, %arg1: index) {
  %0 = shape.add %arg0, %arg1 : index, index -> index
  return
}
func.func @f1(%arg0: !shape.size, %arg1: !shape.size) {
  %0 = shape.add %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  return
}
func.func @f2(%arg0: tensor<4xindex>) {
  %0 = shape.any %arg0 : tensor<4xindex> -> tensor<?xindex>
  return
}
func.func @f3(%arg0: tensor<1xindex>, %arg1: tensor<1xindex>, %arg2: tensor<1xindex>) {
  %0 = shape.any %arg0, %arg1, %arg2 : tensor<1xindex>, tensor<1xindex>, tensor<1xindex> -> !shape.shape
  return
}
func.func @f4(%arg0: !shape.witness) {
  %0 = shape.assuming_all %arg0
  return
}
func.func @f5(%arg0: !shape.witness, %arg1: !shape.witness, %arg2: !shape.witness) {
  %0 = shape.assuming_all %arg0, %arg1, %arg2
  return
}
func.func @f6(%arg0: tensor<6xindex>) {
  %0 = shape.broadcast %arg0 {error = "abc"} : tensor<6xindex> -> tensor<6xindex>
  return
}
func.func @f7(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>, %arg2: tensor<4xindex>) {
  %0 = shape.broadcast %arg0, %arg1, %arg2 {error = "abc"} : tensor<4xindex>, tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
  return
}
func.func @f8(%arg0: !shape.shape, %arg1: !shape.shape) {
  %0 = shape.concat %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
  return
}
func.func @f9(%arg0: tensor<?xindex>, %arg1: tensor<4xindex>) {
  %0 = shape.concat %arg0, %arg1 : tensor<?xindex>, tensor<4xindex> -> tensor<6xindex>
  return
}
func.func @f10() {
  %c2 = shape.const_size 2
  return
}
func.func @f11() {
  %c16 = shape.const_size 16
  return
}
func.func @f12() {
  %0 = shape.const_witness true
  return
}
func.func @f13() {
  %0 = shape.const_witness false
  return
}
func.func @f14(%arg0: !shape.shape, %arg1: !shape.shape) {
  %0 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, !shape.shape
  return
}
func.func @f15(%arg0: !shape.shape, %arg1: !shape.shape, %arg2: !shape.shape) {
  %0 = shape.cstr_broadcastable %arg0, %arg1, %arg2 : !shape.shape, !shape.shape, !shape.shape
  return
}
func.func @f16(%arg0: !shape.shape, %arg1: !shape.shape) {
  %0 = shape.cstr_eq %arg0, %arg1 : !shape.shape, !shape.shape
  return
}
func.func @f17(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>) {
  %0 = shape.cstr_eq %arg0, %arg1, %arg2 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return
}
func.func @f18(%arg0: i1) {
  %0 = shape.cstr_require %arg0, "v"
  return
}
func.func @f19(%arg0: i1) {
  %0 = shape.cstr_require %arg0, "abc"
  return
}
func.func @f20(%arg0: vector<8xf32>, %arg1: index) {
  %0 = shape.dim %arg0, %arg1 : vector<8xf32>, index -> index
  return
}
func.func @f21(%arg0: tensor<1x4x4x2xbf16>, %arg1: !shape.size) {
  %0 = shape.dim %arg0, %arg1 : tensor<1x4x4x2xbf16>, !shape.size -> !shape.size
  return
}
func.func @f22(%arg0: index, %arg1: index) {
  %0 = shape.div %arg0, %arg1 : index, index -> index
  return
}
func.func @f23(%arg0: !shape.size, %arg1: !shape.size) {
  %0 = shape.div %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  return
}
func.func @f24(%arg0: tensor<?xindex>) {
  %0 = shape.from_extent_tensor %arg0 : tensor<?xindex>
  return
}
func.func @f25(%arg0: tensor<1xindex>) {
  %0 = shape.from_extent_tensor %arg0 : tensor<1xindex>
  return
}
func.func @f26(%arg0: index, %arg1: index) {
  %0 = shape.from_extents %arg0, %arg1 : index, index
  return
}
func.func @f27(%arg0: !shape.size, %arg1: !shape.size, %arg2: !shape.size) {
  %0 = shape.from_extents %arg0, %arg1, %arg2 : !shape.size, !shape.size, !shape.size
  return
}
func.func @f28(%arg0: tensor<4xindex>, %arg1: index) {
  %0 = shape.get_extent %arg0, %arg1 : tensor<4xindex>, index -> index
  return
}
func.func @f29(%arg0: !shape.shape, %arg1: !shape.size) {
  %0 = shape.get_extent %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
  return
}
func.func @f30(%arg0: index) {
  %0 = shape.index_to_size %arg0
  return
}
func.func @f31(%arg0: tensor<4xindex>, %arg1: tensor<4xindex>) {
  %0 = shape.is_broadcastable %arg0, %arg1 : tensor<4xindex>, tensor<4xindex>
  return
}
func.func @f32(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>, %arg2: tensor<?xindex>) {
  %0 = shape.is_broadcastable %arg0, %arg1, %arg2 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return
}
func.func @f33(%arg0: !shape.size, %arg1: !shape.size) {
  %0 = shape.max %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  return
}
func.func @f34(%arg0: !shape.shape, %arg1: !shape.shape) {
  %0 = shape.max %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
  return
}
func.func @f35(%arg0: index, %arg1: index) {
  %0 = shape.meet %arg0, %arg1 : index, index -> index
  return
}
func.func @f36(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) {
  %0 = shape.meet %arg0, %arg1, error = "v" : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}
func.func @f37(%arg0: !shape.size, %arg1: !shape.size) {
  %0 = shape.min %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  return
}
func.func @f38(%arg0: !shape.shape, %arg1: !shape.shape) {
  %0 = shape.min %arg0, %arg1 : !shape.shape, !shape.shape -> !shape.shape
  return
}
func.func @f39(%arg0: index, %arg1: index) {
  %0 = shape.mul %arg0, %arg1 : index, index -> index
  return
}
func.func @f40(%arg0: !shape.size, %arg1: !shape.size) {
  %0 = shape.mul %arg0, %arg1 : !shape.size, !shape.size -> !shape.size
  return
}
func.func @f41(%arg0: tensor<?xindex>) {
  %0 = shape.num_elements %arg0 : tensor<?xindex> -> index
  return
}
func.func @f42(%arg0: tensor<?xindex>) {
  %0 = shape.num_elements %arg0 : tensor<?xindex> -> !shape.size
  return
}
func.func @f43(%arg0: !shape.shape) {
  %0 = shape.rank %arg0 : !shape.shape -> !shape.size
  return
}
func.func @f44(%arg0: tensor<6xindex>) {
  %0 = shape.rank %arg0 : tensor<6xindex> -> !shape.size
  return
}
func.func @f45(%arg0: tensor<1xindex>) {
  %0 = shape.shape_eq %arg0 : tensor<1xindex>
  return
}
func.func @f46(%arg0: tensor<?xindex>, %arg1: tensor<?xindex>) {
  %0 = shape.shape_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
  return
}
func.func @f47(%arg0: vector<4xf32>) {
  %0 = shape.shape_of %arg0 : vector<4xf32> -> !shape.shape
  return
}
func.func @f48(%arg0: vector<[8]x[8]xindex>) {
  %0 = shape.shape_of %arg0 : vector<[8]x[8]xindex> -> !shape.shape
  return
}
func.func @f49(%arg0: index) {
  %0 = shape.size_to_index %arg0 : index
  return
}
func.func @f50(%arg0: !shape.size) {
  %0 = shape.size_to_index %arg0 : !shape.size
  return
}
func.func @f51(%arg0: !shape.shape) {
  %0 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<1xindex>
  return
}
func.func @f52(%arg0: tensor<4xindex>) {
  %0 = shape.to_extent_tensor %arg0 : tensor<4xindex> -> tensor<1x2x3x4x5xindex>
  return
}
func.func @f53(%arg0: tensor<6xi8>) {
  %0 = shape.value_as_shape %arg0 : tensor<6xi8> -> !shape.shape
  return
}
func.func @f54(%arg0: tensor<6xsi32>) {
  %0 = shape.value_as_shape %arg0 : tensor<6xsi32> -> tensor<6xindex>
  return
}
func.func @f55(%arg0: !shape.value_shape) {
  %0 = shape.value_of %arg0 : vector<2xf32>
  return
}
func.func @f56(%arg0: !shape.value_shape) {
  %0 = shape.value_of %arg0 : vector<1x4xf4E2M1FN>
  return
}
func.func @f57(%arg0: vector<16xf32>, %arg1: !shape.shape) {
  %0 = shape.with_shape %arg0, %arg1 : vector<16xf32>, !shape.shape
  return
}
func.func @f58(%arg0: memref<4xf16, #gpu.address_space<workgroup>>, %arg1: tensor<4xindex>) {
  %0 = shape.with_shape %arg0, %arg1 : memref<4xf16, #gpu.address_space<workgroup>>, tensor<4xindex>
  return
}
