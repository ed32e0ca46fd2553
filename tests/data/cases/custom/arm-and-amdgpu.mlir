// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arm_neon, arm_sve, arm_sme and amdgpu.
func.func @plain_1(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  arm_sme.tile_store %t, %m[%k, %k] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %t, %m[%k, %k], %tm layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %t, %k, %sm4, %m[%k, %k] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %t, %k, %sm4, %m[%k, %k] layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.copy_tile %t : vector<[4]x[4]xf32>
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  return
}
func.func @values_2(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_neon.intr.smull %v8i8, %v8i8 : vector<8xi8> to vector<8xi16>
  return
}
func.func @values_3(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_neon.intr.sdot %v4i, %v16i8, %v16i8 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}
func.func @values_4(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_neon.intr.smmla %v4i, %v16i8, %v16i8 : vector<16xi8> to vector<4xi32>
  return
}
func.func @values_5(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_neon.intr.ummla %v4i, %v16i8, %v16i8 : vector<16xi8> to vector<4xi32>
  return
}
func.func @values_6(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_neon.intr.usmmla %v4i, %v16i8, %v16i8 : vector<16xi8> to vector<4xi32>
  return
}
func.func @values_7(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.sdot %sv4i, %sv16, %sv16 : vector<[16]xi8> to vector<[4]xi32>
  return
}
func.func @values_8(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.smmla %sv4i, %sv16, %sv16 : vector<[16]xi8> to vector<[4]xi32>
  return
}
func.func @values_9(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.masked.addi %sm4, %sv4i, %sv4i : vector<[4]xi1>, vector<[4]xi32>
  return
}
func.func @values_10(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.masked.divf %sm4, %sf4, %sf4 : vector<[4]xi1>, vector<[4]xf32>
  return
}
func.func @values_11(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.convert_from_svbool %sm16 : vector<[4]xi1>
  return
}
func.func @values_12(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.convert_to_svbool %sm4 : vector<[4]xi1>
  return
}
func.func @values_13(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.psel %sm4, %sm4[%k] : vector<[4]xi1>, vector<[4]xi1>
  return
}
func.func @values_14(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0, %1 = arm_sve.zip.x2 %sv4i, %sv4i : vector<[4]xi32>
  return
}
func.func @values_15(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0, %1, %2, %3 = arm_sve.zip.x4 %sv4i, %sv4i, %sv4i, %sv4i : vector<[4]xi32>
  return
}
func.func @values_16(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sve.dupq_lane %sv4i[1] : vector<[4]xi32>
  return
}
func.func @values_17(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  return
}
func.func @values_18(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.get_tile : vector<[4]x[4]xi32>
  return
}
func.func @values_19(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.tile_load %m[%k, %k] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @values_20(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.tile_load %m[%k, %k] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @values_21(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %f = arith.constant 0.0 : f32 %0 = arm_sme.tile_load %m[%k, %k], %f, %tm layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @values_22(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %f = arith.constant 0.0 : f32 %0 = arm_sme.tile_load %m[%k, %k], %f, %tm : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @values_23(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.load_tile_slice %m[%k], %sm4, %t, %k : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
func.func @values_24(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.load_tile_slice %m[%k, %k], %sm4, %t, %k layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
func.func @values_25(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.insert_tile_slice %sf4, %t[%k] : vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
func.func @values_26(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.insert_tile_slice %sf4, %t[%k] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  return
}
func.func @values_27(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.extract_tile_slice %t[%k] : vector<[4]xf32> from vector<[4]x[4]xf32>
  return
}
func.func @values_28(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.extract_tile_slice %t[%k] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
  return
}
func.func @values_29(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %sf4, %sf4 : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @values_30(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %sf4, %sf4 acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @values_31(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %sf4, %sf4 kind<sub> masks(%sm4, %sm4) : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @values_32(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %sf4, %sf4 kind<add> acc(%t) masks(%sm4, %sm4) : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @values_33(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.fmopa_2way %sh8, %sh8 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
func.func @values_34(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.fmopa_2way %sh8, %sh8 acc(%t) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
func.func @values_35(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.smopa_4way %sv16, %sv16 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @values_36(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.streaming_vl <word>
  return
}
func.func @values_37(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.streaming_vl <byte> {a}
  return
}
func.func @values_38(%i: i32, %k: index, %b: i1, %v4f: vector<4xf32>, %v16i8: vector<16xi8>, %v4i: vector<4xi32>, %v8i8: vector<8xi8>, %v2i: vector<2xi32>, %sv4i: vector<[4]xi32>, %sv16: vector<[16]xi8>, %sm4: vector<[4]xi1>, %sf4: vector<[4]xf32>, %t: vector<[4]x[4]xf32>, %m: memref<?x?xf32>, %sh8: vector<[8]xf16>, %tm: vector<[4]x[4]xi1>, %sm16 : vector<[16]xi1>, %sf2: vector<[2]xf64>) {
  %0 = arm_sme.copy_tile %t : vector<[4]x[4]xf32>
  return
}
func.func @plain_39(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  amdgpu.raw_buffer_store %i -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_store {boundsCheck = false, indexOffset = 1 : i32} %i -> %m[%i] sgprOffset %i : i32 -> memref<64xi32>, i32
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4)
  amdgpu.memory_counter_wait ds(3) load(1)
  amdgpu.memory_counter_wait
  return
}
func.func @values_40(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.ext_packed_fp8 %v4f8[1] : vector<4xf8E4M3FNUZ> to f32
  return
}
func.func @values_41(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
  return
}
func.func @values_42(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.packed_trunc_2xfp8 %f, %f into %v4f8[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return
}
func.func @values_43(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E4M3FNUZ>
  return
}
func.func @values_44(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.packed_stoch_round_fp8 %f + %i into %v4f8[2] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  return
}
func.func @values_45(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
func.func @values_46(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 1 : i32} %m[%i] sgprOffset %i : memref<64xi32>, i32 -> i32
  return
}
func.func @values_47(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<64xi32>, i32 -> i32
  return
}
func.func @values_48(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = true} %m[%i] : memref<64xi32>, i32 -> vector<4xi32>
  return
}
func.func @values_49(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}
func.func @values_50(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.mfma 16x16x16 %v4h * %v4h + %v4f { abid = 0 : i32, cbsz = 0 : i32 } blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}
func.func @values_51(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v8f : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
func.func @values_52(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v8f { subwordOffset = 1 : i32 } : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
func.func @values_53(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.transpose_load %lds[%k] : memref<64xf16, 3> -> vector<4xf16>
  return
}
func.func @values_54(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.dpp %i %i quad_perm ([1, 0, 3, 2]) : i32
  return
}
func.func @values_55(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.dpp %i %i quad_perm([1, 0, 3, 2]) {bound_ctrl = true, row_mask = 1 : i32, bank_mask = 2 : i32} : i32
  return
}
func.func @values_56(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.dpp %i %i row_shl(1 : i32) : i32
  return
}
func.func @values_57(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.dpp %i %i row_mirror(unit) : i32
  return
}
func.func @values_58(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.dpp %i %i wave_shl : i32
  return
}
func.func @values_59(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.swizzle_bitmode %f 1 2 4 : f32
  return
}
func.func @values_60(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.permlane_swap %i 16 : i32
  return
}
func.func @values_61(%i: i32, %k: index, %b: i1, %m: memref<64xi32>, %m5: memref<64xi32, 5>, %lds: memref<64xf16, 3>, %h: f16, %f: f32, %v4f: vector<4xf32>, %v4h: vector<4xf16>, %v8: vector<8xf8E4M3FN>, %v4f8: vector<4xf8E4M3FNUZ>, %bf2: vector<2xbf16>, %v2f: vector<2xf32>, %v8h: vector<8xf16>, %v16: vector<16xf32>, %v8f: vector<8xf32>, %v16h: vector<16xf16>, %idx2: vector<2xindex>, %i8v: vector<16xi8>, %v32f8: vector<32xf8E4M3FN>, %v8i: vector<8xi32>) {
  %0 = amdgpu.permlane_swap %i 32 { fetch_inactive = true } : i32
  return
}
