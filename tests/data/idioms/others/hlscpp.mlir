// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map1 = affine_map<(d0, d1) -> (0, d1 mod 4, d0, d1 floordiv 4)>
module {
  func.func @gemm(%A: memref<16x16xf32, #map1, 6>, %n: index) attributes {func_directive = #hls.func<pipeline=false, targetInterval=1, dataflow=false>, top_func, resource = #hls.r<lut=0, dsp=5, bram=0>} {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 16 {
        %0 = affine.load %A[%i, %j] : memref<16x16xf32, #map1, 6>
        %1 = arith.mulf %0, %0 {timing = #hls.t<0 -> 4, 4, 1>} : f32
        affine.store %1, %A[%i, %j] : memref<16x16xf32, #map1, 6>
      } {loop_directive = #hls.l<pipeline=true, targetII=1, dataflow=false, flatten=false>, parallel}
    } {loop_name = "i", op_name = "gemm", point}
    "hls.dataflow.node"(%A) {inputTaps = [0 : i32], level = 1 : i32} : (memref<16x16xf32, #map1, 6>) -> ()
    return
  }
}
