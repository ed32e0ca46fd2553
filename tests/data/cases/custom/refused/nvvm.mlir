// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @no_selector(%a: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a] sparseMetadata[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @wrong_order(%a: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync B[%a] A[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @not_closed(%a: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a B[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @two_types(%a: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @no_kind(%a: i32, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
}
// -----
func.func @metadata_of_wrong_type(%a: vector<2xf16>, %m: i64) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
}
// -----
func.func @no_result(%a: vector<2xf16>, %m: i32) {
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%a] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>)
}
// -----
func.func @two_of_scale(%i: i32, %f: f32, %h: i16) {
  %2 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %h] scaleB[%i, %h, %h] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
}
// -----
func.func @scale_of_wrong_type(%i: i32, %f: f32, %h: i16) {
  %2 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %h, %i] scaleB[%i, %h, %h] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
}
// -----
func.func @no_scale(%i: i32, %f: f32, %h: i16) {
  %2 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %h, %h] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
}
