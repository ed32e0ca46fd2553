// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0) -> (d0)>
module {
  func.func private @main_graph(%arg0: memref<10x10xf32>) -> memref<10x10xf32> attributes {input_names = ["x"], output_names = ["y"]} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() {alignment = 16 : i64} : memref<10x10xf32>
    %0:2 = "krnl.define_loops"() : () -> (!krnl.loop, !krnl.loop)
    "krnl.iterate"(%0#0, %0#1) ({
    ^bb0(%arg1: index, %arg2: index):
      %1:2 = "krnl.get_induction_var_value"(%0#0, %0#1) : (!krnl.loop, !krnl.loop) -> (index, index)
      %2 = "krnl.load"(%arg0, %1#0, %1#1) : (memref<10x10xf32>, index, index) -> f32
      %3 = "krnl.erf"(%2) : (f32) -> f32
      "krnl.store"(%3, %alloc, %1#0, %1#1) : (f32, memref<10x10xf32>, index, index) -> ()
      "krnl.yield"() : () -> ()
    }) {bounds = [affine_map<() -> (0)>, affine_map<() -> (10)>], num_optimized_loops = 2 : i64} : (!krnl.loop, !krnl.loop) -> ()
    %4 = "krnl.global"() {name = "constant_0", shape = [3], value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>, alignment = 4096 : i64} : () -> memref<3xf32>
    "krnl.memcpy"(%alloc, %arg0, %c0) : (memref<10x10xf32>, memref<10x10xf32>, index) -> ()
    "krnl.call"(%alloc, %arg0) {funcName = "Foo", numOfOutput = 1 : si64} : (memref<10x10xf32>, memref<10x10xf32>) -> ()
    return %alloc : memref<10x10xf32>
  }
  "krnl.entry_point"() {func = @main_graph, numInputs = 1 : i32, numOutputs = 1 : i32, signature = "[    { \22type\22 : \22f32\22 , \22dims\22 : [10 , 10] , \22name\22 : \22x\22 }\0A\0A]\00"} : () -> ()
}
