// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @sme(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %m: memref<?x?xf32>, %i: index) attributes {arm_streaming} {
  %c0 = arith.constant 0 : index
  %0 = arm_sme.zero : vector<[4]x[4]xf32>
  %1 = arm_sme.outerproduct %a, %b acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.tile_load %m[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %1, %m[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %3 = arm_sme.extract_tile_slice %2[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %4 = arm_sme.insert_tile_slice %3, %2[%i] : vector<[4]xf32> into vector<[4]x[4]xf32>
  %5 = arm_sme.streaming_vl <word>
  arm_sme.tile_store %4, %m[%c0, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}

func.func @attrs() attributes {arm_locally_streaming, arm_new_za} {
  return
}

// -----

func.func @arm_sve_dot(%a: vector<[16]xi8>, %b: vector<[16]xi8>, %c: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %c, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %0, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.smmla %1, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  return %2 : vector<[4]xi32>
}

func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = arm_sve.masked.addf %m, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %1 = arm_sve.masked.mulf %m, %0, %b : vector<[4]xi1>, vector<[4]xf32>
  %2 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %3 = arm_sve.convert_from_svbool %2 : vector<[4]xi1>
  %4, %5 = arm_sve.zip.x2 %1, %0 : vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
