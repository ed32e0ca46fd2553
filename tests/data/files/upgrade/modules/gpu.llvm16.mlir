module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @f(%a: memref<?xf32>, %n: index) kernel {
      gpu.return
    }
    gpu.func @reduce(%x: f32, %i: i32) kernel {
      %0 = gpu.all_reduce max %x uniform {} : (f32) -> f32
      %1 = gpu.all_reduce min %i uniform {} : (i32) -> i32
      %2 = gpu.all_reduce add %x uniform {} : (f32) -> f32
      gpu.return
    }
  }
  func.func @launch(%c: index, %s: i32, %m: memref<?xf32>) {
    %t0 = gpu.wait async
    gpu.launch_func @kernels::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) dynamic_shared_memory_size %s args(%m : memref<?xf32>, %c : index)
    %t1 = gpu.launch_func async [%t0] @kernels::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%m : memref<?xf32>, %c : index)
    return
  }
}
