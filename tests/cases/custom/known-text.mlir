// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types and attributes that are kept as text, with blanks where mlir-opt prints none.
#lay = #xegpu.layout<lane_layout = [1,16], lane_data = [1,1], order = [1,0]>
func.func private @x(!xegpu.tensor_desc<8x16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space=slm, array_length=2, boundary_check = false>>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<memory_space = global, chunk_size = 2>>, !xegpu.tensor_desc<8x16xf32, #lay>, !xegpu.tensor_desc<8x16xf32,   #xegpu.layout<lane_layout=[1,16], lane_data=[1, 1]>>, !xegpu.mem_desc<16x32xf16>, !xegpu.mem_desc<16x32xf16, #xegpu.mem_layout<stride = [1, 16]>>, !xegpu.mem_desc<16x32xf16, #xegpu.mem_layout<block = [16,16], stride=[1,32]>>, !xegpu.nbarrier)
func.func private @y(!amx.tile<16x16xbf16>, !pdl.range<value>, !pdl.range< type >, !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{map=(d0)->(d0: compressed)}>>)
func.func private @z() attributes {s = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,?,1)>) -> (d0 : compressed)}>, b = #smt.bv<5> : !smt.bv<8>, c = #llvm.constant_range<i32, 0, 5>}
