// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of checks of amdgpu that no other file makes false: tests/system/tools/check-rows.sh.

func.func @wide_dpp(%a0: i128, %a1: i128) {
  // expected-error@+1 {{'amdgpu.dpp' op integer and floating point types larger than 64 bits are not supported}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (i128, i128) -> i128
  return
}
// -----
func.func @quad_count(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0 : i32, 1 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_none(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_unit(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_number(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = 1 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_0(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [4 : i32, 1 : i32, 2 : i32, 3 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_1(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0 : i32, 4 : i32, 2 : i32, 3 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_2(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0 : i32, 1 : i32, 4 : i32, 3 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_3(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0 : i32, 1 : i32, 2 : i32, 4 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shl_none(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shl_unit(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shl_zero(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 0 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shl_large(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 16 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shl_ok(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 3 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shr_none(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shr' value not specified}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shr_unit(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shr_zero(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, permArgument = 0 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shr_large(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, permArgument = 16 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_shr_ok(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_shr>, permArgument = 3 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_ror_none(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_ror' value not specified}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_ror_unit(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_ror_zero(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = 0 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_ror_large(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = 16 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @row_ror_ok(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_ror>, permArgument = 3 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @quad_ok(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [0 : i32, 1 : i32, 2 : i32, 3 : i32], row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @mirror(%a0: f32, %a1: f32) {
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_mirror>, permArgument = unit, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @newbcast(%a0: f32, %a1: f32) {
  // expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
  %0 = "amdgpu.dpp"(%a0, %a1) <{kind = #amdgpu<dpp_perm row_bcast_15>, permArgument = 1 : i32, row_mask = 15 : i32, bank_mask = 15 : i32, bound_ctrl = false}> : (f32, f32) -> f32
  return
}
// -----
func.func @strided(%a0: memref<8xf32>, %a1: index, %a2: memref<8xf32, strided<[2]>, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf32>, index, memref<8xf32, strided<[2]>, 3>, index) -> ()
  return
}
// -----
func.func @elements(%a0: memref<8xf16>, %a1: index, %a2: memref<8xf32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source and destination element types must match}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf16>, index, memref<8xf32, 3>, index) -> ()
  return
}
// -----
func.func @transfer(%a0: memref<8xf32>, %a1: index, %a2: memref<8xf32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f64}> : (memref<8xf32>, index, memref<8xf32, 3>, index) -> ()
  return
}
// -----
func.func @src_space(%a0: memref<8xf32, 5>, %a1: index, %a2: memref<8xf32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf32, 5>, index, memref<8xf32, 3>, index) -> ()
  return
}
// -----
func.func @dst_space(%a0: memref<8xf32>, %a1: index, %a2: memref<8xf32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf32>, index, memref<8xf32>, index) -> ()
  return
}
// -----
func.func @lds_ok(%a0: memref<8xf32>, %a1: index, %a2: memref<8xf32, 3>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf32>, index, memref<8xf32, 3>, index) -> ()
  return
}
// -----
func.func @lds_ok2(%a0: memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>, %a1: index, %a2: memref<8xf32, #gpu.address_space<workgroup>>, %a3: index) {
  "amdgpu.gather_to_lds"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>, index, memref<8xf32, #gpu.address_space<workgroup>>, index) -> ()
  return
}
// -----
func.func @make_dma_base_lds(%a0: memref<8xi32>, %a1: index, %a2: memref<8xi32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32>, index, memref<8xi32>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @make_dma_base_global(%a0: memref<8xi32, 3>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, 3>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @make_dma_base_width(%a0: memref<8xi4>, %a1: index, %a2: memref<8xi4, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 4 bits long.}}
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi4>, index, memref<8xi4, 3>, index) -> !amdgpu.tdm_base<i4>
  return
}
// -----
func.func @make_dma_base_ok(%a0: memref<8xi32>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  %0 = "amdgpu.make_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_base<i32>
  return
}
// -----
func.func @make_gather_dma_base_lds(%a0: memref<8xi32>, %a1: index, %a2: memref<8xi32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_base' op lds memref must have workgroup address space attribute.}}
  %0 = "amdgpu.make_gather_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32>, index, memref<8xi32>, index) -> !amdgpu.tdm_gather_base<i32, i32>
  return
}
// -----
func.func @make_gather_dma_base_global(%a0: memref<8xi32, 3>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_base' op global memref must have global address space attribute.}}
  %0 = "amdgpu.make_gather_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32, 3>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_gather_base<i32, i32>
  return
}
// -----
func.func @make_gather_dma_base_width(%a0: memref<8xi4>, %a1: index, %a2: memref<8xi4, 3>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_base' op element type must be 1, 2, 4, or 8 bytes long but type was 4 bits long.}}
  %0 = "amdgpu.make_gather_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi4>, index, memref<8xi4, 3>, index) -> !amdgpu.tdm_gather_base<i32, i32>
  return
}
// -----
func.func @make_gather_dma_base_ok(%a0: memref<8xi32>, %a1: index, %a2: memref<8xi32, 3>, %a3: index) {
  %0 = "amdgpu.make_gather_dma_base"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<8xi32>, index, memref<8xi32, 3>, index) -> !amdgpu.tdm_gather_base<i32, i32>
  return
}
// -----
func.func @make_dma_descriptor_no_strides(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides must not be empty.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64>, global_static_strides = array<i64>, shared_static_sizes = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_innermost(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 2>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_dims(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, global_static_strides = array<i64: 1, 1, 1, 1, 1, 1>, shared_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_count(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_tile(%a0: !amdgpu.tdm_base<i32>) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_barrier(%a0: !amdgpu.tdm_base<i32>, %a1: memref<8xi32>, %a2: index) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, memref<8xi32>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_timeout(%a0: !amdgpu.tdm_base<i32>, %a1: i1) {
  // expected-error@+1 {{'amdgpu.make_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_ok(%a0: !amdgpu.tdm_base<i32>, %a1: vector<16xi1>, %a2: i1, %a3: memref<8xi32, 3>, %a4: index) {
  %0 = "amdgpu.make_dma_descriptor"(%a0, %a1, %a2, %a3, %a4) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>, vector<16xi1>, i1, memref<8xi32, 3>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_dma_descriptor_three(%a0: !amdgpu.tdm_base<i32>) {
  %0 = "amdgpu.make_dma_descriptor"(%a0) <{global_static_sizes = array<i64: 2, 2, 2>, global_static_strides = array<i64: 4, 2, 1>, shared_static_sizes = array<i64: 2, 2, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_no_strides(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op strides must not be empty.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64>, global_static_strides = array<i64>, shared_static_sizes = array<i64>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_innermost(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op strides for the innermost dimension must be 1.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 2>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_dims(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, global_static_strides = array<i64: 1, 1, 1, 1, 1, 1>, shared_static_sizes = array<i64: 2, 2, 2, 2, 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_count(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op strides and sizes must have same rank.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_tile(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor must have same rank as tile.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_barrier(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>, %a2: memref<8xi32>, %a3: index) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op atomic barrier address must be in LDS.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>, memref<8xi32>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_timeout(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>, %a2: i1) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op early timeout does not apply when workgroup_mask is not set.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>, i1) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_ok(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>, %a2: vector<16xi1>, %a3: i1, %a4: memref<8xi32, 3>, %a5: index) {
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1, %a2, %a3, %a4, %a5) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>, vector<16xi1>, i1, memref<8xi32, 3>, index) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_three(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2, 2>, global_static_strides = array<i64: 4, 2, 1>, shared_static_sizes = array<i64: 2, 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_index_type(%a0: !amdgpu.tdm_gather_base<i32, i32>, %a1: vector<4xi16>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi16>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @make_gather_dma_descriptor_rank(%a0: !amdgpu.tdm_gather_base<i32, i16>, %a1: vector<4xi32>) {
  // expected-error@+1 {{'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.}}
  %0 = "amdgpu.make_gather_dma_descriptor"(%a0, %a1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, 1>, shared_static_sizes = array<i64: 2, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<4xi32>) -> !amdgpu.tdm_descriptor
  return
}
// -----
func.func @mfma_small(%a0: vector<8xf8E4M3FN>, %a1: vector<8xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (vector<8xf8E4M3FN>, vector<8xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_negative(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 1 : i32, abid = -1 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_i64(%a0: i64, %a1: i64, %a2: vector<16xi32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (i64, i64, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_i64_count(%a0: i64, %a1: i64, %a2: vector<16xi32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 4 source values for this operation but got 8}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (i64, i64, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_small_int(%a0: vector<8xf8E4M3FN>, %a1: vector<8xi8>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (vector<8xf8E4M3FN>, vector<8xi8>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_length(%a0: vector<32xf8E4M3FN>, %a1: vector<8xf8E4M3FN>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both small-float source vectors to have the same length}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 64 : i32}> : (vector<32xf8E4M3FN>, vector<8xf8E4M3FN>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_int_types(%a0: i32, %a1: i64, %a2: vector<16xi32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (i32, i64, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_types(%a0: vector<4xf16>, %a1: vector<4xbf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (vector<4xf16>, vector<4xbf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_i8_types(%a0: vector<4xi8>, %a1: vector<8xi8>, %a2: vector<16xi32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (vector<4xi8>, vector<8xi8>, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_source(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 8 source values for this operation but got 4}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_int_source(%a0: i32, %a1: i32, %a2: vector<16xi32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 8 source values for this operation but got 4}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (i32, i32, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_destination(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<4xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op expected 16 result values for this operation but got 4}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @mfma_f64_blgp(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  // expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @mfma_f64_cbsz(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  // expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, cbsz = 1 : i32}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @mfma_abid_0(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 0 : i32, abid = 1 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_abid_1(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 1 : i32, abid = 2 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_abid_2(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 2 : i32, abid = 4 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_abid_3(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 3 : i32, abid = 8 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_abid_4(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 4 : i32, abid = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_negateA(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, negateA}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_negateB(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, negateB}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_negateC(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  // expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, negateC}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_0(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 0 : i32, abid = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_1(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 1 : i32, abid = 1 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_2(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 2 : i32, abid = 3 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_3(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 3 : i32, abid = 7 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_4(%a0: vector<4xf16>, %a1: vector<4xf16>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32, cbsz = 4 : i32, abid = 15 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_f8(%a0: vector<8xf8E4M3FN>, %a1: vector<8xf8E5M2>, %a2: vector<16xf32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 16 : i32}> : (vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<16xf32>) -> vector<16xf32>
  return
}
// -----
func.func @mfma_ok_int(%a0: i32, %a1: i32, %a2: vector<16xi32>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 32 : i32, n = 32 : i32, k = 8 : i32}> : (i32, i32, vector<16xi32>) -> vector<16xi32>
  return
}
// -----
func.func @mfma_ok_f64(%a0: f64, %a1: f64, %a2: vector<4xf64>) {
  %0 = "amdgpu.mfma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, negateA, negateB, negateC}> : (f64, f64, vector<4xf64>) -> vector<4xf64>
  return
}
// -----
func.func @sparse_length(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected dense source operand to have exactly double the number of elements of the sparse source operand}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<8xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_types(%a0: vector<4xf16>, %a1: vector<8xbf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xbf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_types8(%a0: vector<8xi8>, %a1: vector<16xf8E4M3FN>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xf8E4M3FN>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_types8b(%a0: vector<8xf8E4M3FN>, %a1: vector<16xi8>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xf8E4M3FN>, vector<16xi8>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_widths(%a0: vector<8xf16>, %a1: vector<16xi8>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected source operands to have the same element type}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xf16>, vector<16xi8>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_abid8(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be 0 or 1 for 8-bit source data}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32, abid = 2 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @sparse_abid16(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op ABID must be between 0 and 3 for 16-bit source data}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32, abid = 4 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_index8(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<2xi16> sparse indices for 8-bit source data, but got 'vector<4xi8>'}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}
// -----
func.func @sparse_index16(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected vector<4xi8> sparse indices for 16-bit source data, but got 'vector<2xi16>'}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_source(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 16 source values for this operation but got 8}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_destination(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<16xf32>, %a3: vector<4xi8>) {
  // expected-error@+1 {{'amdgpu.sparse_mfma' op expected 4 result values for this operation but got 16}}
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<16xf32>, vector<4xi8>) -> vector<16xf32>
  return
}
// -----
func.func @sparse_ok(%a0: vector<4xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %a3: vector<4xi8>) {
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
  return
}
// -----
func.func @sparse_ok8(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<4xi32>, %a3: vector<2xi16>) {
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
  return
}
// -----
func.func @sparse_ok_f8(%a0: vector<8xf8E4M3FN>, %a1: vector<16xf8E5M2>, %a2: vector<4xf32>, %a3: vector<2xi16>) {
  %0 = "amdgpu.sparse_mfma"(%a0, %a1, %a2, %a3) <{m = 16 : i32, n = 16 : i32, k = 64 : i32}> : (vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
  return
}
// -----
func.func @ext_16(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_32(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_8_0(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_8_16(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_6(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.}}
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 3 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @ext_ok(%a0: vector<8xf4E2M1FN>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_ok2(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_ok3(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 16 : i32, firstScaleLane = 16 : i32, firstScaleByte = 2 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @ext_ok4(%a0: vector<16xf6E2M3FN>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 2 : i32}> : (vector<16xf6E2M3FN>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @ext_ok5(%a0: vector<8xf8E5M2>, %a1: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_ext_packed_matrix"(%a0, %a1) <{blockSize = 32 : i32, firstScaleLane = 16 : i32, firstScaleByte = 3 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_16_result(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 8 but got 16}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_32_result(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op expected output vector of length 16 but got 8}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_16_a(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceA must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_32_f4(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op 32x16x128 only supports fp4 element types}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_32_a(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_32_b(%a0: vector<128xf4E2M1FN>, %a1: vector<128xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceB must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<128xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_16_b(%a0: vector<64xf8E4M3FN>, %a1: vector<128xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 16x16x128, sourceB must have 64 elements but got 128}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<128xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_lane(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, a_first_scale_lane must be 0}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_scale_a(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E4M3FN', scaleA='f8E4M3FN', sourceB='f8E4M3FN', scaleB='f8E8M0FNU'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_scale_b(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f8E4M3FN', scaleA='f8E8M0FNU', sourceB='f8E4M3FN', scaleB='f8E4M3FN'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_scales(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op invalid combination of matrix and scale types: sourceA='f4E2M1FN', scaleA='f8E8M0FNU', sourceB='f4E2M1FN', scaleB='f8E4M3FN'}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_32_a8(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  // expected-error@+1 {{'amdgpu.scaled_wmma' op for 32x16x128, sourceA must have 128 elements but got 64}}
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @swmma_mixed(%a0: vector<64xf4E2M1FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E4M3FN>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf4E2M1FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E4M3FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_mixed2(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E4M3FN>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_ok(%a0: vector<64xf8E4M3FN>, %a1: vector<64xf8E4M3FN>, %a2: vector<8xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 16 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
  return
}
// -----
func.func @swmma_ok_32(%a0: vector<128xf4E2M1FN>, %a1: vector<64xf4E2M1FN>, %a2: vector<16xf32>, %a3: vector<4xf8E8M0FNU>, %a4: vector<4xf8E8M0FNU>) {
  %0 = "amdgpu.scaled_wmma"(%a0, %a1, %a2, %a3, %a4) <{m = 32 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
  return
}
// -----
func.func @transpose_space(%a0: memref<128xf16>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xf16>, index) -> vector<4xf16>
  return
}
// -----
func.func @transpose_width(%a0: memref<128xi2, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 2 bits}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi2, 3>, index) -> vector<4xi2>
  return
}
// -----
func.func @transpose_4(%a0: memref<128xi4, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 16}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi4, 3>, index) -> vector<8xi4>
  return
}
// -----
func.func @transpose_6(%a0: memref<128xi6, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 16}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi6, 3>, index) -> vector<8xi6>
  return
}
// -----
func.func @transpose_8(%a0: memref<128xi8, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 8}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi8, 3>, index) -> vector<4xi8>
  return
}
// -----
func.func @transpose_16(%a0: memref<128xi16, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi16, 3>, index) -> vector<8xi16>
  return
}
// -----
func.func @transpose_32(%a0: memref<128xi32, 3>, %a1: index) {
  // expected-error@+1 {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi32, 3>, index) -> vector<2xi32>
  return
}
// -----
func.func @transpose_ok4(%a0: memref<128xi4, 3>, %a1: index) {
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi4, 3>, index) -> vector<16xi4>
  return
}
// -----
func.func @transpose_ok6(%a0: memref<128xi6, 3>, %a1: index) {
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi6, 3>, index) -> vector<16xi6>
  return
}
// -----
func.func @transpose_ok8(%a0: memref<128xi8, #gpu.address_space<workgroup>>, %a1: index) {
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi8, #gpu.address_space<workgroup>>, index) -> vector<8xi8>
  return
}
// -----
func.func @transpose_ok16(%a0: memref<128xi16, 3>, %a1: index) {
  %0 = "amdgpu.transpose_load"(%a0, %a1) : (memref<128xi16, 3>, index) -> vector<4xi16>
  return
}
// -----
func.func @wmma_length(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source vectors have different lengths: 'vector<8xf16>' vs. 'vector<16xf16>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<8xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_kinds(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected int sources with int destination}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @wmma_types(%a0: vector<16xf16>, %a1: vector<16xbf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xf16>' and 'vector<16xbf16>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xbf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_int_types(%a0: vector<16xi8>, %a1: vector<16xi4>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xi8>' and 'vector<16xi4>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi8>, vector<16xi4>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @wmma_i4(%a0: vector<16xi4>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xi4>' and 'vector<16xi8>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi4>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @wmma_si8(%a0: vector<16xi8>, %a1: vector<16xsi8>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<16xi8>' and 'vector<16xsi8>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi8>, vector<16xsi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @wmma_f8i8(%a0: vector<8xf8E4M3FN>, %a1: vector<8xi8>, %a2: vector<8xf32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<8xf8E4M3FN>, vector<8xi8>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_i8f8(%a0: vector<8xi8>, %a1: vector<8xf8E4M3FN>, %a2: vector<8xi32>) {
  // expected-error@+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<8xi8>' and 'vector<8xf8E4M3FN>'}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<8xi8>, vector<8xf8E4M3FN>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @wmma_float_result(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op expected float sources with float destination}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xi8>, vector<16xi8>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_clamp(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op clamp flag is not supported for float types}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, clamp}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_unsigned_a(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedA}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_unsigned_b(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  // expected-error@+1 {{'amdgpu.wmma' op unsigned flags are not supported for float types}}
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, unsignedB}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_ok(%a0: vector<16xf16>, %a1: vector<16xf16>, %a2: vector<8xf32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_ok8(%a0: vector<8xf8E4M3FN>, %a1: vector<8xf8E5M2>, %a2: vector<8xf32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @wmma_okint(%a0: vector<16xi8>, %a1: vector<16xi8>, %a2: vector<8xi32>) {
  %0 = "amdgpu.wmma"(%a0, %a1, %a2) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, clamp, unsignedA, unsignedB}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
  return
}
// -----
func.func @raw_buffer_load_space(%a0: memref<8xf32, 3>, %a1: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32, 3>, i32) -> f32
  return
}
// -----
func.func @raw_buffer_load_indices(%a0: memref<8xf32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_load' op Expected 1 indices to memref}}
  %0 = "amdgpu.raw_buffer_load"(%a0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xf32>) -> f32
  return
}
// -----
func.func @raw_buffer_load_ok(%a0: memref<8xf32>, %a1: i32) {
  %0 = "amdgpu.raw_buffer_load"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32>, i32) -> f32
  return
}
// -----
func.func @raw_buffer_store_space(%a0: f32, %a1: memref<8xf32, 3>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32, 3>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_store_indices(%a0: f32, %a1: memref<8xf32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_store' op Expected 1 indices to memref}}
  "amdgpu.raw_buffer_store"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<8xf32>) -> ()
  return
}
// -----
func.func @raw_buffer_store_ok(%a0: f32, %a1: memref<8xf32>, %a2: i32) {
  "amdgpu.raw_buffer_store"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_fadd_space(%a0: f32, %a1: memref<8xf32, 3>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fadd' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32, 3>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_fadd_indices(%a0: f32, %a1: memref<8xf32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fadd' op Expected 1 indices to memref}}
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<8xf32>) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_fadd_ok(%a0: f32, %a1: memref<8xf32>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_cmpswap_space(%a0: f32, %a1: f32, %a2: memref<8xf32, 3>, %a3: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_cmpswap' op Buffer ops must operate on a memref in global memory}}
  %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (f32, f32, memref<8xf32, 3>, i32) -> f32
  return
}
// -----
func.func @raw_buffer_atomic_cmpswap_indices(%a0: f32, %a1: f32, %a2: memref<8xf32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_cmpswap' op Expected 1 indices to memref}}
  %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (f32, f32, memref<8xf32>) -> f32
  return
}
// -----
func.func @raw_buffer_atomic_cmpswap_ok(%a0: f32, %a1: f32, %a2: memref<8xf32>, %a3: i32) {
  %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%a0, %a1, %a2, %a3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (f32, f32, memref<8xf32>, i32) -> f32
  return
}
// -----
func.func @raw_buffer_atomic_fmax_space(%a0: f32, %a1: memref<8xf32, 3>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fmax' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_atomic_fmax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32, 3>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_fmax_indices(%a0: f32, %a1: memref<8xf32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_fmax' op Expected 1 indices to memref}}
  "amdgpu.raw_buffer_atomic_fmax"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<8xf32>) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_fmax_ok(%a0: f32, %a1: memref<8xf32>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_fmax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<8xf32>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_smax_space(%a0: i32, %a1: memref<8xi32, 3>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_smax' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_atomic_smax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<8xi32, 3>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_smax_indices(%a0: i32, %a1: memref<8xi32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_smax' op Expected 1 indices to memref}}
  "amdgpu.raw_buffer_atomic_smax"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<8xi32>) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_smax_ok(%a0: i32, %a1: memref<8xi32>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_smax"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<8xi32>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_umin_space(%a0: i32, %a1: memref<8xi32, 3>, %a2: i32) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_umin' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_atomic_umin"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<8xi32, 3>, i32) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_umin_indices(%a0: i32, %a1: memref<8xi32>) {
  // expected-error@+1 {{'amdgpu.raw_buffer_atomic_umin' op Expected 1 indices to memref}}
  "amdgpu.raw_buffer_atomic_umin"(%a0, %a1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<8xi32>) -> ()
  return
}
// -----
func.func @raw_buffer_atomic_umin_ok(%a0: i32, %a1: memref<8xi32>, %a2: i32) {
  "amdgpu.raw_buffer_atomic_umin"(%a0, %a1, %a2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<8xi32>, i32) -> ()
  return
}
// -----
func.func @permlane(%a0: i32) {
  // expected-error@+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
  %0 = "amdgpu.permlane_swap"(%a0) <{row_length = 8 : i32}> : (i32) -> i32
  return
}
// -----
func.func @permlane_ok(%a0: i32) {
  %0 = "amdgpu.permlane_swap"(%a0) <{row_length = 16 : i32}> : (i32) -> i32
  return
}
// -----
func.func @packed_trunc_2xfp8_existing(%a0: f32, %a1: f32, %a2: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
  %0 = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @packed_trunc_2xfp8_ok(%a0: f32, %a1: f32, %a2: vector<4xf8E5M2>) {
  %0 = "amdgpu.packed_trunc_2xfp8"(%a0, %a1, %a2) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (f32, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @packed_stoch_round_fp8_existing(%a0: f32, %a1: i32, %a2: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'amdgpu.packed_stoch_round_fp8' op existing values must have same type as result}}
  %0 = "amdgpu.packed_stoch_round_fp8"(%a0, %a1, %a2) <{storeIndex = 1 : i32}> : (f32, i32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @packed_stoch_round_fp8_ok(%a0: f32, %a1: i32, %a2: vector<4xf8E5M2>) {
  %0 = "amdgpu.packed_stoch_round_fp8"(%a0, %a1, %a2) <{storeIndex = 1 : i32}> : (f32, i32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @packed_scaled_trunc_existing(%a0: vector<2xf32>, %a1: f32, %a2: vector<4xf8E4M3FN>) {
  // expected-error@+1 {{'amdgpu.packed_scaled_trunc' op existing values must have same type as result}}
  %0 = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2) <{index = 1 : i32}> : (vector<2xf32>, f32, vector<4xf8E4M3FN>) -> vector<4xf8E5M2>
  return
}
// -----
func.func @packed_scaled_trunc_ok(%a0: vector<2xf32>, %a1: f32, %a2: vector<4xf8E5M2>) {
  %0 = "amdgpu.packed_scaled_trunc"(%a0, %a1, %a2) <{index = 1 : i32}> : (vector<2xf32>, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
  return
}
