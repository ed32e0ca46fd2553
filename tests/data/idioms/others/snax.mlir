// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @streamer(%arg0 : memref<16x16xi8, "L1">, %arg1 : memref<16x16xi8, "L3">, %arg2 : memref<16x16xi32, 1 : i32>) {
    "dart.operation"(%arg0, %arg1, %arg2) ({
    ^bb0(%a : !dart.stream<i8>, %b : !dart.stream<i8>, %c : !dart.stream<i32>):
      %0 = "dart.generic"(%a, %b) ({
      ^bb1(%x : i8, %y : i8):
        %1 = "kernel.qmac"(%x, %y) : (i8, i8) -> i32
        "dart.yield"(%1) : (i32) -> ()
      }) {library_call = "snax_gemmx"} : (!dart.stream<i8>, !dart.stream<i8>) -> !dart.stream<i32>
      "dart.yield"(%0) : (!dart.stream<i32>) -> ()
    }) {accelerator = "snax_gemmx", operandSegmentSizes = array<i32: 2, 1>, patterns = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]} : (memref<16x16xi8, "L1">, memref<16x16xi8, "L3">, memref<16x16xi32, 1 : i32>) -> ()
    "snax.cluster_sync_op"() : () -> ()
    %2 = "snax.layout_cast"(%arg0) : (memref<16x16xi8, "L1">) -> memref<16x16xi8>
    "snax.mcycle"() : () -> ()
    func.return
  }
}
