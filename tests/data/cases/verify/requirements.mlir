// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require, one of each kind of value that conditions know.

func.func @prefetch(%p: !llvm.ptr) {
  // expected-error@+1 {{requires specification of either cache level or tensormap}}
  "nvvm.prefetch"(%p) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @space(%p: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.prefetch' op}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<3>) -> ()
  return
}
// -----
func.func @uniform(%p: !llvm.ptr) {
  // expected-error@+1 {{uniform cache level is L1}}
  "nvvm.prefetch"(%p) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @shape(%p: !llvm.ptr<3>) {
  // expected-error@+1 {{expected shape to be 8x8, 8x16 or 16x16}}
  %0 = nvvm.ldmatrix %p {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 32>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @parts(%p: !llvm.ptr<3>) {
  // expected-error@+1 {{expected destination type is a structure}}
  %0 = nvvm.ldmatrix %p {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  return
}
// -----
func.func @register_count() {
  // expected-error@+1 {{new register size must be multiple of 8}}
  nvvm.setmaxregister increase 51
  return
}
// -----
func.func @vote(%m: i32, %p: i1) {
  // expected-error@+1 {{vote.sync 'ballot' returns an i32}}
  %0 = "nvvm.vote.sync"(%m, %p) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
  return
}
// -----
func.func @mma(%a: vector<2xf16>, %c: f32) {
  // expected-error@+1 {{unimplemented variant}}
  %0 = nvvm.mma.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c, %c, %c, %c, %c] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @memory(%m: memref<8xf32>, %i: index) {
  // expected-error@+1 {{memory}}
  %0 = "nvgpu.ldmatrix"(%m, %i) <{numTiles = 4 : i32, transpose = false}> : (memref<8xf32>, index) -> vector<4x1xf32>
  return
}
// -----
func.func @dimension(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x1xf16>) {
  // expected-error@+1 {{'nvgpu.mma.sync' op}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 8, 8]}> : (vector<2x2xf16>, vector<1x2xf16>, vector<2x1xf16>) -> vector<2x1xf16>
  return
}
// -----
func.func @length(%a: vector<4xf16>, %c: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op}}
  %0 = "amdgpu.mfma"(%a, %a, %c) <{m = 32 : i32, n = 32 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @indices(%m: memref<4x4xf32>, %i: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op}}
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<4x4xf32>, i32 -> f32
  return
}
// -----
func.func @case_list(%m: memref<4xf32>) {
  // expected-error@+1 {{data}}
  %0 = "acc.create"(%m) <{dataClause = #acc<data_clause acc_copyin>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @no_pointer(%m: vector<4xf32>) {
  // expected-error@+1 {{'acc.create' op operand #0 must be}}
  %0 = "acc.create"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, varType = f32}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @size(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op}}
  %0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits=16 : i32, tile_width=16 : i32, tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return
}
// -----
func.func @tile() {
  // expected-error@+1 {{bad row height}}
  %0 = amx.tile_zero : !amx.tile<32x16xf32>
  return
}
