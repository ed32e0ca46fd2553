module attributes {gpu.container_module} {
  module @kernels attributes {gpu.kernel_module} {
    func @inside(%x: f32) -> f32 {
      return %x : f32
    }
    func @kernel(%x: f32, %m: memref<?xf32>) attributes {gpu.kernel} {
      %i = "gpu.thread_id"() {dimension = "x"} : () -> index
      %0 = "gpu.all_reduce"(%x) ({}) {op = "add"} : (f32) -> f32
      store %0, %m[%i] : memref<?xf32>
      gpu.return
    }
  }
  func @launches(%n: index, %x: f32, %m: memref<?xf32>) {
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %x, %m) {kernel = "kernel", kernel_module = @kernels} : (index, index, index, index, index, index, f32, memref<?xf32>) -> ()
    gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) args(%y = %x, %p = %m) : f32, memref<?xf32> {
      store %y, %p[%g] : memref<?xf32>
      gpu.return
    }
    return
  }
}
