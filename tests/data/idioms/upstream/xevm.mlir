// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @blockload(%ptr: !llvm.ptr<1>, %w: i32, %h: i32, %p: i32, %x: i32, %y: i32) {
  %0 = xevm.blockload2d %ptr, %w, %h, %p, %x, %y <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
  xevm.memfence <{scope = #xevm.mem_scope<workgroup>}>
  return
}
