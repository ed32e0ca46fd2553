// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
module attributes {gpu.container_module}  {
  gpu.module @kernels {
    gpu.func @k1(%arg0: f32, %arg1: memref<?xf32, 1>) workgroup(%arg2 : memref<32xf32, 3>, %arg3 : memref<4xf32, 3>) private(%arg4 : memref<1xf32, 5>) kernel attributes {spv_x} {
      %0 = "gpu.thread_id"() {dimension = "x"} : () -> index
      gpu.barrier
      gpu.return
    }
    gpu.func @k3() kernel {
      %cst = constant 1.000000e+00 : f32
      %c1_i32 = constant 1 : i32
      %result, %valid = gpu.shuffle %cst, %c1_i32, %c1_i32 xor : f32
      %0 = "gpu.all_reduce"(%cst) ( {
      }) {op = "add"} : (f32) -> f32
      %1 = "gpu.all_reduce"(%cst) ( {
      ^bb0(%arg0: f32, %arg1: f32):  // no predecessors
        %2 = addf %arg0, %arg1 : f32
        "gpu.yield"(%2) : (f32) -> ()
      }) : (f32) -> f32
      gpu.return
    }
  }
  func @host(%arg0: index, %arg1: f32, %arg2: memref<?xf32, 1>, %arg3: memref<7xf32>, %arg4: memref<7xf32, 1>, %arg5: i32) {
    gpu.launch blocks(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) threads(%arg9, %arg10, %arg11) in (%arg15 = %arg0, %arg16 = %arg0, %arg17 = %arg0) {
      %8 = addi %arg6, %arg9 : index
      gpu.terminator
    }
    gpu.launch_func  @kernels::@k1 blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) args(%arg1 : f32, %arg2 : memref<?xf32, 1>)
    %0 = gpu.wait async 
    %1 = gpu.launch_func async [%0] @kernels::@k3 blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0) 
    %memref, %asyncToken = gpu.alloc async [%1] (%arg0) : memref<13x?xf32, 1>
    %memref_0 = gpu.alloc  (%arg0)[%arg0] : memref<13x?xf32, #map, 1>
    %2 = gpu.dealloc async [%asyncToken] %memref : memref<13x?xf32, 1>
    gpu.dealloc  %memref_0 : memref<13x?xf32, #map, 1>
    gpu.memcpy  %arg3, %arg4 : memref<7xf32>, memref<7xf32, 1>
    %3 = gpu.memcpy async [%2] %arg3, %arg4 : memref<7xf32>, memref<7xf32, 1>
    %4 = memref.cast %arg3 : memref<7xf32> to memref<*xf32>
    %token = async.execute {
      async.yield
    }
    %token_1, %results = async.execute [%token] -> !async.value<f32> {
      async.yield %arg1 : f32
    }
    %token_2, %results_3:2 = async.execute [%token, %token_1] (%results as %arg6: !async.value<f32>) -> (!async.value<f32>, !async.value<i32>) {
      async.yield %arg6, %arg5 : f32, i32
    }
    async.await %token_2 : !async.token
    %5 = async.await %results : !async.value<f32>
    %6 = async.create_group %arg0 : !async.group
    %7 = async.add_to_group %token, %6 : !async.token
    async.await_all %6
    return
  }
  func @coro(%arg0: f32) -> !async.token attributes {x} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.coro.suspend %4, ^bb1, ^bb2, ^bb3
  ^bb1:  // pred: ^bb0
    async.runtime.set_available %0 : !async.token
    async.runtime.store %arg0, %1 : !async.value<f32>
    %5 = async.runtime.load %1 : !async.value<f32>
    %6 = async.runtime.is_error %0 : !async.token
    async.runtime.resume %3
    async.runtime.await_and_resume %0, %3 : !async.token
    async.runtime.add_ref %0 {count = 1 : i32} : !async.token
    async.runtime.drop_ref %0 {count = 1 : i32} : !async.token
    br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    async.coro.free %2, %3
    br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    async.coro.end %3
    return %0 : !async.token
  }
}
