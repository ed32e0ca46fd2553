// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {stable_mosaic.version = 1 : i64} {
  func.func @main(%arg0: i32, %arg1: memref<8x128xf32>, %arg2: memref<8x128xf32>, %arg3: memref<1x1xi32>) attributes {dimension_semantics = [#tpu.dimension_semantics<parallel>, #tpu.dimension_semantics<arbitrary>], iteration_bounds = array<i64: 8>, scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, tpu.core_type = #tpu.core_type<tc>, window_params = [{transform_indices = @transform_0, window_bounds = array<i64: 8, 128>}, {pipeline_mode = #tpu.pipeline_mode<synchronous>, transform_indices = @transform_1, window_bounds = array<i64: 8, 128>}]} {
    %c0 = arith.constant 0 : index
    %0 = vector.load %arg1[%c0, %c0] : memref<8x128xf32>, vector<8x128xf32>
    %cst = arith.constant dense<0.000000e+00> : vector<8x128xf32>
    %1 = "tpu.matmul"(%0, %0, %cst) {dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs = false, transpose_rhs = false, precision = #tpu.contract_precision<fp32>} : (vector<8x128xf32>, vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    %2 = "tpu.iota"() {dimension = array<i32: 0>} : () -> vector<8x128xi32>
    %3 = "tpu.repeat"(%1) {dimension = 0 : i32, times = 2 : i32} : (vector<8x128xf32>) -> vector<16x128xf32>
    %4 = "tpu.rotate"(%1) {amount = 1 : si32, dimension = 0 : i32} : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.vector_store"(%arg2, %c0, %c0, %4) {strides = array<i32>} : (memref<8x128xf32>, index, index, vector<8x128xf32>) -> ()
    %5 = "tpu.memref_slice"(%arg1, %arg0) : (memref<8x128xf32>, i32) -> memref<1x128xf32>
    %6 = "tpu.sem_alloc"() : () -> !tpu.dma_semaphore
    "tpu.region"() ({
      "tpu.trace"() ({
        "tpu.yield"() : () -> ()
      }) {level = 10 : i32, message = "step"} : () -> ()
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "tpu.enqueue_dma"(%arg1, %arg2, %arg0) {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>} : (memref<8x128xf32>, memref<8x128xf32>, i32) -> ()
    %7 = "tpu.erase_memref_layout"(%arg1) : (memref<8x128xf32>) -> memref<8x128xf32>
    %8 = "tpu.assume_multiple"(%c0) {multiple = 8 : i32} : (index) -> index
    %9 = "tpu.roll_vectors"(%0) {in_layout = [#tpu.vpad<"32,{0,0},(8,128)">], out_layout = [#tpu.vpad<"32,{0,0},(8,128)">]} : (vector<8x128xf32>) -> vector<8x128xf32>
    return
  }
  func.func @transform_0(%arg0: i32) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    return %arg0, %c0_i32 : i32, i32
  }
}
