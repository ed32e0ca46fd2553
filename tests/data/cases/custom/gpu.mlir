// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of gpu, every optional part present and absent.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @empty() {
      gpu.return
    }
    gpu.func @kernel(%a: f32 {test.a}, %b: memref<?xf32, 1>) workgroup(%w : memref<3xf32, 3> {test.w}, %v : memref<4xi8, 3>) private(%p : memref<1xf32, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, test.x} {
      gpu.return
    }
    gpu.func @results(%a: i32) -> (f32 {test.r}, i32) private(%p : memref<1xi32, 5> {test.p = 1 : i32}) {
      %c = arith.constant 1.0 : f32
      gpu.return %c, %a : f32, i32
    }
    gpu.func @workgroup(%a: i32) -> i32 workgroup(%p : memref<1xi32, 3>) {
      gpu.return %a : i32
    }
  }
  func.func @launch(%s: index, %m: i32, %t: !gpu.async.token, %x: f32) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%lx = %s, %ly = %s, %lz = %s) {
      "test.use"(%bx, %lz, %ty) : (index, index, index) -> ()
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%lx = %s, %ly = %s, %lz = %s) dynamic_shared_memory_size %m workgroup(%w : memref<3xf32, 3>) private(%p : memref<1xf32, 5>, %q : memref<2xf32, 5>) {
      "test.use"(%w, %p) : (memref<3xf32, 3>, memref<1xf32, 5>) -> ()
      gpu.terminator
    } {test.a}
    %0 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%kx = %s, %ky = %s, %kz = %s) blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%lx = %s, %ly = %s, %lz = %s) {
      "test.use"(%cx, %kz, %bx, %gx, %lz, %ty) : (index, index, index, index, index, index) -> ()
      gpu.terminator
    }
    %1 = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%lx = %s, %ly = %s, %lz = %s) module(@mod) function(@fn) {
      gpu.terminator
    }
    return
  }
  func.func @launch_func(%s: index, %l: i64, %m: i32, %t: !gpu.async.token, %x: f32, %b: memref<?xf32, 1>, %o: !llvm.ptr) {
    gpu.launch_func @kernels::@kernel blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : f32, %b : memref<?xf32, 1>)
    gpu.launch_func @kernels::@kernel blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 dynamic_shared_memory_size %m args(%x : f32, %b : memref<?xf32, 1>) {test.a}
    %0 = gpu.launch_func async [%t, %t] @kernels::@kernel clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 args(%x : f32, %b : memref<?xf32, 1>)
    gpu.launch_func <%o : !llvm.ptr> @kernels::@kernel clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : f32, %b : memref<?xf32, 1>)
    return
  }
  func.func @async(%t: !gpu.async.token, %s: index, %a: memref<?xf32>, %v: f32) {
    gpu.wait
    gpu.wait [%t]
    %0 = gpu.wait async
    %1 = gpu.wait async [%t, %0]
    %2, %3 = gpu.alloc async [%0] host_shared (%s) : memref<?xf32>
    %4 = gpu.alloc () {test.a} : memref<3xf32>
    %5 = gpu.memcpy async %a, %2 : memref<?xf32>, memref<?xf32>
    gpu.memcpy %a, %2 : memref<?xf32>, memref<?xf32>
    %6 = gpu.memset async [%5] %a, %v : memref<?xf32>, f32
    %7 = gpu.dealloc async [%6] %2 : memref<?xf32>
    %8, %9 = gpu.create_dn_tensor async [%7] %a, %s : index into memref<?xf32>
    gpu.wait [%9]
    return
  }
  func.func @reduce(%x: f32, %s: i32) {
    %0 = gpu.all_reduce add %x uniform {
    } : (f32) -> (f32)
    %1 = gpu.all_reduce minui %s {
    } : (i32) -> (i32)
    %2 = gpu.all_reduce %x {
    ^bb0(%l: f32, %r: f32):
      %sum = arith.addf %l, %r : f32
      "gpu.yield"(%sum) : (f32) -> ()
    } : (f32) -> (f32)
    %3 = gpu.subgroup_reduce add %x : (f32) -> (f32)
    %4 = gpu.subgroup_reduce maxnumf %x cluster(size = 4, stride = 2) {test.a} : (f32) -> (f32)
    return
  }
  func.func @warps(%lane: index, %v: vector<4xf32>, %x: f32) {
    gpu.warp_execute_on_lane_0(%lane)[32] {
    }
    gpu.warp_execute_on_lane_0(%lane)[32] args(%v, %x : vector<4xf32>, f32) {
    ^bb0(%a: vector<128xf32>, %b: f32):
      "test.use"(%a) : (vector<128xf32>) -> ()
    } {test.a}
    %0 = gpu.warp_execute_on_lane_0(%lane)[32] -> (vector<4xf32>) {
      %c = "test.make"() : () -> vector<128xf32>
      gpu.yield %c : vector<128xf32>
    }
    return
  }
  gpu.binary @bin [#gpu.object<#nvvm.target, "abc">]
  gpu.binary @bin2 <#gpu.select_object<1>> {test.a} [#gpu.object<#nvvm.target, "abc">, #gpu.object<#nvvm.target<chip = "sm_90">, bin = "x">]
  gpu.module @targets [#nvvm.target] {
  }
  gpu.module @handler <#gpu.select_object<0 : i64>> [#nvvm.target<chip = "sm_80">] attributes {test.a} {
  }
}
