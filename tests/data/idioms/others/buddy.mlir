// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main() {
    %i0 = "bud.test_constant"() {value = 0 : i32} : () -> i32
    %i1 = "bud.test_constant"() {value = 1 : i32} : () -> i32
    "bud.test_print"(%i0) : (i32) -> ()
    %c = "bud.test_enum_attr"(%i0, %i1) {arith = "add"} : (i32, i32) -> i32
    %a = "bud.test_array_attr"() {coordinate = [0, 1, 2]} : () -> i32
    %s = "bud.test_str_attr"(%i0, %i1) {arith = "sub"} : (i32, i32) -> i32
    func.return
  }
}

// -----

module {
  func.func @corr_2d(%in: memref<?x?xf32>, %k: memref<?x?xf32>, %out: memref<?x?xf32>, %cx: index, %cy: index, %c: f32, %s: memref<?xf32>) attributes {llvm.emit_c_interface} {
    "dip.corr_2d"(%in, %k, %out, %cx, %cy, %c) {boundary_option = #dip<boundary_option CONSTANT_PADDING>} : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>, index, index, f32) -> ()
    "dip.rotate_2d"(%in, %c, %out) : (memref<?x?xf32>, f32, memref<?x?xf32>) -> ()
    "dip.resize_2d"(%in, %c, %c, %out) {interpolation_type = #dip<interpolation_type NEAREST_NEIGHBOUR_INTERPOLATION>} : (memref<?x?xf32>, f32, f32, memref<?x?xf32>) -> ()
    "dip.erosion_2d"(%in, %k, %out, %cx) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>, index) -> ()
    "dap.fir"(%s, %s, %s) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "dap.biquad"(%s, %s, %s) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "dap.iir"(%s, %s, %s) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    %0 = "sche.on_device"(%in) ({
      "sche.return"() : () -> ()
    }) {targetConfig = "cpu", targetId = "0"} : (memref<?x?xf32>) -> !async.token
    return
  }
}

// -----

memref.global "private" @input : memref<4x4xi8> = dense<1>
func.func @main() -> i8 {
  %0 = arith.constant 0 : i8
  %in = memref.get_global @input : memref<4x4xi8>
  %out = memref.alloc() : memref<4x4xi8>
  %sp = arith.constant 0 : i64
  %one = arith.constant 1.000000e+00 : f32
  "gemmini.config_ld"(%sp) {blockMvinStride = 16 : i64, id = 0 : i64, pixelRepeats = 1 : i64, scale = 1.000000e+00 : f32, shrunk = false} : (i64) -> ()
  "gemmini.config_st"(%sp) {activation = 0 : i64, scale = 1.000000e+00 : f32} : (i64) -> ()
  "gemmini.config_ex"() {aStride = 1 : i64, aTranspose = false, bTranspose = false, cStride = 1 : i64, dataflow = 0 : i64, onlySetStrides = false, sysAct = 0 : i64, sysAccScale = 1.000000e+00 : f32, sysShift = 0 : i64} : () -> ()
  "gemmini.mvin"(%in, %sp) : (memref<4x4xi8>, i64) -> ()
  "gemmini.mvout"(%out, %sp) : (memref<4x4xi8>, i64) -> ()
  "gemmini.flush"(%sp) : (i64) -> ()
  "gemmini.preload_zeros"(%sp, %sp, %sp) : (i64, i64, i64) -> ()
  "gemmini.compute_preloaded"(%sp, %sp, %sp, %sp, %sp, %sp) : (i64, i64, i64, i64, i64, i64) -> ()
  "gemmini.tile_matmul"(%in, %in, %out, %out) {accScaleFactor = 1.000000e+00 : f32, act = 0 : i64, dataflow = 1 : i64} : (memref<4x4xi8>, memref<4x4xi8>, memref<4x4xi8>, memref<4x4xi8>) -> ()
  "gemmini.print"(%out) : (memref<4x4xi8>) -> ()
  return %0 : i8
}

// -----

module {
  func.func @vector_add(%input1: memref<?xi32>, %input2: memref<?xi32>, %output: memref<?xi32>, %avl: index) {
    %c0 = arith.constant 0 : index
    %sew = arith.constant 2 : index
    %lmul = arith.constant 1 : index
    %vl = "rvv.setvl"(%avl, %sew, %lmul) : (index, index, index) -> index
    %0 = "rvv.load"(%input1, %c0, %vl) : (memref<?xi32>, index, index) -> vector<[4]xi32>
    %1 = "rvv.load"(%input2, %c0, %vl) : (memref<?xi32>, index, index) -> vector<[4]xi32>
    %2 = "rvv.add"(%0, %1, %vl) : (vector<[4]xi32>, vector<[4]xi32>, index) -> vector<[4]xi32>
    %3 = "rvv.mul"(%2, %1, %vl) : (vector<[4]xi32>, vector<[4]xi32>, index) -> vector<[4]xi32>
    "rvv.store"(%3, %output, %c0, %vl) : (vector<[4]xi32>, memref<?xi32>, index, index) -> ()
    %4 = "vector_exp.get_vl"() {dtype = i32, lmul = 4 : index} : () -> index
    %5 = "vector_exp.predication"(%3, %4) ({
      %6 = vector.load %input1[%c0] : memref<?xi32>, vector<[4]xi32>
      "vector.yield"(%6) : (vector<[4]xi32>) -> ()
    }) : (vector<[4]xi32>, index) -> vector<[4]xi32>
    return
  }
}
