#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<9x4xi1>, %arg4: vector<4x[2x2]xf32>) -> vector<4x[2x2]xf32> {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2, %arg3 {permutation_map = #map} : memref<?x?xf32>, vector<9x4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1], %arg3 {permutation_map = #map} : vector<9x4xf32>, memref<?x?xf32>
    return %arg4 : vector<4x[2x2]xf32>
  }
  func.func @pad(%arg0: tensor<5x6xf32>, %arg1: index) -> tensor<5x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.pad %arg0 low[%arg1, 0] high[0, %arg1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<5x6xf32> to tensor<5x6xf32>
    emitc.call "f"(%arg1) {template_args = [i32]} : (index) -> ()
    return %0 : tensor<5x6xf32>
  }
  llvm.func @copy(%arg0: !llvm.ptr<i8, 3>, %arg1: !llvm.ptr<i8, 1>) {
    nvvm.cp.async.shared.global %arg0, %arg1, 16
    llvm.return
  }
}

