// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @avx512(%a: vector<16xf32>, %b: vector<16xi32>, %k: vector<16xi1>) -> vector<16xf32> {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  return %0 : vector<16xf32>
}

func.func @avx(%a: vector<8xf32>, %bf: vector<4xf32>, %x: vector<8xbf16>) -> vector<8xf32> {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  %1 = x86vector.avx.intr.dot %a, %0 : vector<8xf32>
  %2 = x86vector.avx512.dot %bf, %x, %x : vector<8xbf16> -> vector<4xf32>
  return %1 : vector<8xf32>
}

func.func @amx(%base: memref<?x?xbf16>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %base[%c0, %c0] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  %2 = amx.tile_mulf %0, %0, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %out[%c0, %c0], %2 : memref<?x?xf32>, !amx.tile<16x16xf32>
  return
}

func.func @neon(%a: vector<8xi8>, %b: vector<8xi8>, %c: vector<4xi32>, %d: vector<16xi8>) -> vector<8xi16> {
  %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.sdot %c, %d, %d : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return %0 : vector<8xi16>
}
