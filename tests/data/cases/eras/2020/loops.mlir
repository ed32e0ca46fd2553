// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func @f(%arg0: index, %arg1: f32, %arg2: i1, %arg3: memref<100xf32>) {
    %0 = scf.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
      scf.reduce(%arg1)  : f32 {
      ^bb0(%arg5: f32, %arg6: f32):	// no predecessors
        scf.reduce.return %arg5 : f32
      }
      scf.yield
    }
    scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      scf.yield
    }
    loop.parallel (%arg4) = (%arg0) to (%arg0) step (%arg0) {
      %3 = addf %arg1, %arg1 : f32
      loop.yield
    }
    %1:2 = scf.while (%arg4 = %arg1, %arg5 = %arg0) : (f32, index) -> (f32, index) {
      scf.condition(%arg2) %arg4, %arg5 : f32, index
    } do {
    ^bb0(%arg4: f32, %arg5: index):	// no predecessors
      scf.yield %arg4, %arg5 : f32, index
    }
    %2 = affine.vector_load %arg3[%arg0 + 1] : memref<100xf32>, vector<8xf32>
    affine.vector_store %2, %arg3[%arg0] : memref<100xf32>, vector<8xf32>
    return
  }
}
