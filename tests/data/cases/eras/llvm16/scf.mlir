// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%i: index, %t: tensor<?xf32>, %m : memref<?xf32>) -> tensor<?xf32> {
  %0 = scf.foreach_thread (%a, %b) in (%i, %i) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %e = tensor.extract_slice %o[%a] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %e into %o[%a] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  scf.foreach_thread (%a) in (%i) {
    %c = arith.constant 1.0 : f32
    memref.store %c, %m[%a] : memref<?xf32>
  }
  %w = vector.warp_execute_on_lane_0(%i)[32] -> (vector<4xf32>) {
    %v = arith.constant dense<1.0> : vector<128xf32>
    vector.yield %v : vector<128xf32>
  }
  return %0 : tensor<?xf32>
}
