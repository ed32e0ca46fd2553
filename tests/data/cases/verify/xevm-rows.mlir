// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in xevm: one piece for each message, and operations that come close to one.

func.func @loaded_bytes(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = "xevm.blockload"(%a) : (!llvm.ptr<1>) -> vector<3xi8>
  return
}
// -----
func.func @loaded_words(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = "xevm.blockload"(%a) : (!llvm.ptr<1>) -> vector<16xi16>
  return
}
// -----
func.func @accepted_bytes(%a: !llvm.ptr<1>) {
  %0 = "xevm.blockload"(%a) : (!llvm.ptr<1>) -> vector<16xi8>
  return
}
// -----
func.func @one_byte(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %0 = "xevm.blockload"(%a) : (!llvm.ptr<1>) -> vector<1xi8>
  return
}
// -----
func.func @one_word(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %0 = "xevm.blockload"(%a) : (!llvm.ptr<1>) -> vector<1xi16>
  return
}
// -----
func.func @stored_bytes(%a: !llvm.ptr<1>, %b: vector<32xi8>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  "xevm.blockstore"(%a, %b) : (!llvm.ptr<1>, vector<32xi8>) -> ()
  return
}
// -----
func.func @stored_words(%a: !llvm.ptr<1>, %b: vector<3xi32>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  "xevm.blockstore"(%a, %b) : (!llvm.ptr<1>, vector<3xi32>) -> ()
  return
}
// -----
func.func @accepted_words(%a: !llvm.ptr<1>, %b: vector<8xi32>) {
  "xevm.blockstore"(%a, %b) : (!llvm.ptr<1>, vector<8xi32>) -> ()
  return
}
// -----
func.func @result_size(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 64 bits does not match the expected size of 128 bits}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>
  return
}
// -----
func.func @both(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>
  return
}
// -----
func.func @element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 24 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<24xi8>
  return
}
// -----
func.func @width_of_bytes(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 64}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  return
}
// -----
func.func @width_of_words(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  return
}
// -----
func.func @width_of_quads(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>
  return
}
// -----
func.func @blocks_of_bytes(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  return
}
// -----
func.func @blocks_of_quads(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @blocks_of_long(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @product(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  return
}
// -----
func.func @product_of_words(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>
  return
}
// -----
func.func @transposed_blocks(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @transposed_element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @transposed_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 1 and 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @transposed_width(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 1 and 8}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @transposed_long_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  return
}
// -----
func.func @transposed_long_width(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @packed_blocks(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi32>
  return
}
// -----
func.func @packed_element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @packed_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi32>
  return
}
// -----
func.func @packed_width(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 4 and 16}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @packed_product(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}
// -----
func.func @packed_words_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 2 and 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>
  return
}
// -----
func.func @pitch(%a: !llvm.ptr<1>, %b: i32) {
  %wide = llvm.mlir.constant(64 : i32) : i32
  %step = llvm.mlir.constant(32 : i32) : i32
  // expected-error@+1 {{'xevm.blockload2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  %0 = "xevm.blockload2d"(%a, %wide, %b, %step, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @long_element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @power_of_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 5 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<5xi16>
  return
}
// -----
func.func @result_element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}
// -----
func.func @packed_result(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>
  return
}
// -----
func.func @packed_short(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @accepted_load(%a: !llvm.ptr<1>, %b: i32) {
  %wide = llvm.mlir.constant(64 : i32) : i32
  %step = llvm.mlir.constant(64 : i32) : i32
  %0 = "xevm.blockload2d"(%a, %wide, %b, %step, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  return
}
// -----
func.func @accepted_transposed(%a: !llvm.ptr<1>, %b: i32) {
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi32>
  return
}
// -----
func.func @accepted_packed(%a: !llvm.ptr<1>, %b: i32) {
  %0 = "xevm.blockload2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  return
}
// -----
func.func @prefetched_pitch(%a: !llvm.ptr<1>, %b: i32) {
  %wide = llvm.mlir.constant(64 : i32) : i32
  %step = llvm.mlir.constant(32 : i32) : i32
  // expected-error@+1 {{'xevm.blockprefetch2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  "xevm.blockprefetch2d"(%a, %wide, %b, %step, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_element(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_height(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_blocks(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_bytes(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_words(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_quads(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16}}
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @accepted_prefetch(%a: !llvm.ptr<1>, %b: i32) {
  "xevm.blockprefetch2d"(%a, %b, %b, %b, %b, %b) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @stored_height(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_element(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 24 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_width(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_wide_words(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 2 and 32}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_pitch(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  %wide = llvm.mlir.constant(64 : i32) : i32
  %step = llvm.mlir.constant(32 : i32) : i32
  // expected-error@+1 {{'xevm.blockstore2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  "xevm.blockstore2d"(%a, %wide, %b, %step, %b, %b, %c) <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_long(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_power(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 5 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_byte_width(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_word_width(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @stored_quad_width(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @accepted_tile(%a: !llvm.ptr<1>, %b: i32, %c: vector<8xi8>) {
  "xevm.blockstore2d"(%a, %b, %b, %b, %b, %b, %c) <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi8>) -> ()
  return
}
// -----
func.func @accepted_sum(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  %0 = "xevm.mma"(%a, %b, %c) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @another_type(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf16>) {
  // expected-error@+1 {{'xevm.mma' op type of C operand must match result type}}
  %0 = "xevm.mma"(%a, %b, %c) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<8xi16>, vector<8xi32>, vector<8xf16>) -> vector<8xf32>
  return
}

// -----

// A block of one element is no vector.
func.func @scalars(%p: !llvm.ptr<1>) {
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i8
  %1 = xevm.blockload %p : (!llvm.ptr<1>) -> i64
  xevm.blockstore %p, %0 : (!llvm.ptr<1>, i8)
  return
}
