// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#layout = #xegpu.layout<sg_layout = [8, 4], sg_data = [32, 32], lane_layout = [1, 16], lane_data = [1, 1]>
#lane = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>
gpu.module @wg {
  gpu.func @create(%src: memref<256x128xf32>) {
    %0 = xegpu.create_nd_tdesc %src : memref<256x128xf32> -> !xegpu.tensor_desc<256x128xf32, #layout>
    %1 = xegpu.create_nd_tdesc %src : memref<256x128xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1 : i64, boundary_check = true>, #lane>
    gpu.return
  }
}

// -----

gpu.module @test {
  gpu.func @load_nd(%src: memref<24x32xf32>, %dst: memref<24x32xf32>) {
    %0 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
    %c0 = arith.constant 0 : index
    %1 = xegpu.load_nd %0[%c0, %c0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
    %2 = xegpu.create_nd_tdesc %dst : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
    xegpu.store_nd %1, %2[%c0, %c0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
    xegpu.prefetch_nd %0[%c0, %c0] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
    gpu.return
  }
  gpu.func @dpas(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf32>) -> vector<8x16xf32> {
    %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
    gpu.return %0 : vector<8x16xf32>
  }
}
