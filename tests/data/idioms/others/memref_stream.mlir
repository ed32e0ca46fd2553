// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @matmul(%A: memref<4x2xf64>, %B: memref<2x3xf64>, %C: memref<4x3xf64>) {
    %zero = arith.constant 0.000000e+00 : f64
    "memref_stream.streaming_region"(%A, %B, %C) ({
    ^bb0(%a: !memref_stream.readable<f64>, %b: !memref_stream.readable<f64>, %c: !memref_stream.writable<f64>):
      "memref_stream.generic"(%a, %b, %c, %zero) ({
      ^bb1(%x: f64, %y: f64, %acc: f64):
        %0 = arith.mulf %x, %y : f64
        %1 = arith.addf %acc, %0 : f64
        "memref_stream.yield"(%1) : (f64) -> ()
      }) {bounds = [4 : index, 3 : index, 2 : index], indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1) -> (d0, d1)>], init_indices = [0 : index], iterator_types = [#memref_stream.iterator_type<parallel>, #memref_stream.iterator_type<parallel>, #memref_stream.iterator_type<reduction>, #memref_stream.iterator_type<interleaved>], operandSegmentSizes = array<i32: 2, 0, 1, 1>} : (!memref_stream.readable<f64>, !memref_stream.readable<f64>, !memref_stream.writable<f64>, f64) -> ()
      %v = "memref_stream.read"(%a) : (!memref_stream.readable<f64>) -> f64
      "memref_stream.write"(%v, %c) : (f64, !memref_stream.writable<f64>) -> ()
    }) {patterns = [#memref_stream.stride_pattern<ub = [4, 3, 2], index_map = (d0, d1, d2) -> (d0, d2)>], operandSegmentSizes = array<i32: 2, 1>} : (memref<4x2xf64>, memref<2x3xf64>, memref<4x3xf64>) -> ()
    "memref_stream.fill"(%C, %zero) : (memref<4x3xf64>, f64) -> ()
    func.return
  }
}
