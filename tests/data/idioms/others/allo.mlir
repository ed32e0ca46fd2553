// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @gemm(%arg0: memref<32x32xi32>, %arg1: memref<32x32xi32>) -> memref<32x32xi32> attributes {itypes = "ss", otypes = "s"} {
    %alloc = memref.alloc() {name = "C"} : memref<32x32xi32>
    affine.for %i = 0 to 32 {
      affine.for %j = 0 to 32 {
        %0 = affine.load %arg0[%i, %j] {from = "A"} : memref<32x32xi32>
        affine.store %0, %alloc[%i, %j] {to = "C"} : memref<32x32xi32>
      } {loop_name = "j", pipeline_ii = 1 : ui32}
    } {loop_name = "i", op_name = "S_i_j_0", unroll = 4 : i32}
    %s = "hcl.create_op_handle"() {op_name = "s1"} : () -> !hcl.OpHandle
    %l = "hcl.create_loop_handle"(%s) {loop_name = "i"} : (!hcl.OpHandle) -> !hcl.LoopHandle
    %o, %in = "hcl.split"(%l) {factor = 8 : ui32} : (!hcl.LoopHandle) -> (!hcl.LoopHandle, !hcl.LoopHandle)
    "hcl.pipeline"(%l) {ii = 1 : ui32} : (!hcl.LoopHandle) -> ()
    "allo.partition"(%alloc) {dim = 1 : ui32, factor = 0 : ui32, partition_kind = 0 : i32} : (memref<32x32xi32>) -> ()
    %f = "allo.constant_fixed"() {value = 3 : i32} : () -> !allo.Fixed<16, 8>
    return %alloc : memref<32x32xi32>
  }
}
