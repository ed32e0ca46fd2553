// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @kernel(%a : memref<64xf64>, %n : index) {
    %0 = "hls.axi_protocol"() {protocol = 0 : i32} : () -> !hls.axi_protocol<"m_axi">
    "hls.interface"(%a) {bundle = "gmem0", mode = "m_axi"} : (memref<64xf64>) -> ()
    %ii = arith.constant 1 : i32
    %s = "hls.stream"() {elem_type = f64} : () -> !hls.streamtype<f64>
    "hls.dataflow"() ({
      "hls.pipeline"(%ii) : (i32) -> ()
      %v = "hls.read"(%s) : (!hls.streamtype<f64>) -> f64
      "hls.write"(%v, %s) : (f64, !hls.streamtype<f64>) -> ()
      "hls.yield"() : () -> ()
    }) : () -> ()
    "hls.unroll"(%ii) : (i32) -> ()
    "hls.array_partition"(%a) {variant = 0 : i32, factor = 0 : i32, dim = 0 : i32} : (memref<64xf64>) -> ()
    func.return
  }
}
