// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @kernels attributes {llvm.data_layout = "e-p:64:64"} {
    gpu.func @scale(%arg0: memref<?xf32, 1> {llvm.noalias}, %arg1: f32, %n: index) kernel attributes {rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
      %tid = gpu.global_id x
      %0 = arith.cmpi ult, %tid, %n : index
      scf.if %0 {
        %1 = memref.load %arg0[%tid] : memref<?xf32, 1>
        %2 = arith.mulf %1, %arg1 fastmath<contract> : f32
        memref.store %2, %arg0[%tid] : memref<?xf32, 1>
      }
      gpu.return
    }
    func.func private @device_fn(f32) -> f32
    llvm.func @__nv_expf(f32) -> f32
    memref.global "private" @shmem : memref<1024xf32, 3> {alignment = 16 : i64}
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernel_module {
    gpu.func @kernel(%arg0: memref<?xf32>, %arg1: f32) kernel attributes {gpu.known_block_size = array<i32: 128, 1, 1>} {
      gpu.return
    }
  }
  func.func @async(%n: index, %host: memref<?xf32>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.0 : f32
    %c0_i32 = arith.constant 0 : i32
    %0 = gpu.wait async
    %memref, %1 = gpu.alloc async [%0] (%n) : memref<?xf32>
    %2 = gpu.memcpy async [%1] %memref, %host : memref<?xf32>, memref<?xf32>
    %3 = gpu.launch_func async [%2] @kernel_module::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) dynamic_shared_memory_size %c0_i32 args(%memref : memref<?xf32>, %cst : f32)
    %4 = gpu.memcpy async [%3] %host, %memref : memref<?xf32>, memref<?xf32>
    %5 = gpu.dealloc async [%4] %memref : memref<?xf32>
    gpu.wait [%5]
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @kernels [#gpu.object<#nvvm.target<chip = "sm_80">, bin = "\7FELF\01\02">]
  gpu.binary @bin <#gpu.select_object<0>> [#gpu.object<#rocdl.target, "BLOB">]
  gpu.module @module_nvvm [#nvvm.target<chip = "sm_90">] {
  }
  gpu.module @module_rocdl [#rocdl.target<O = 3, chip = "gfx942">] attributes {foo} {
  }
  gpu.module @module_spirv [#spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>] {
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kernel() kernel {
      %0 = gpu.cluster_id x
      %1 = gpu.cluster_dim x
      %2 = gpu.cluster_block_id x
      %3 = gpu.cluster_dim_blocks x
      gpu.return
    }
  }
  func.func @main(%t: index, %s: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    gpu.launch_func @k::@kernel clusters in (%c2, %c1, %c1) blocks in (%c2, %c1, %c1) threads in (%t, %c1, %c1)
    gpu.launch clusters(%cx, %cy, %cz) in (%a = %c1, %b = %c1, %c = %c1) blocks(%bx, %by, %bz) in (%d = %c2, %e = %c1, %f = %c1) threads(%tx, %ty, %tz) in (%g = %t, %h = %c1, %i = %c1) {
      gpu.terminator
    }
    return
  }
}

// -----

gpu.module @ids {
  gpu.func @kernel(%out: memref<?xindex>) kernel attributes {gpu.known_block_size = array<i32: 256, 1, 1>, gpu.known_grid_size = array<i32: 64, 1, 1>} {
    %0 = gpu.thread_id x
    %1 = gpu.thread_id y
    %2 = gpu.thread_id z
    %3 = gpu.block_id x
    %4 = gpu.block_id y
    %5 = gpu.block_id z
    %6 = gpu.block_dim x
    %7 = gpu.block_dim y
    %8 = gpu.grid_dim x
    %9 = gpu.global_id x
    %10 = gpu.lane_id
    %11 = gpu.subgroup_id : index
    %12 = gpu.num_subgroups : index
    %13 = gpu.subgroup_size : index
    %14 = gpu.thread_id x upper_bound 64
    memref.store %9, %out[%0] : memref<?xindex>
    gpu.printf "Hello from %d\n", %0 : index
    gpu.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @vecadd(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) kernel {
      %block_id_x = gpu.block_id x
      %block_dim_x = gpu.block_dim x
      %thread_id_x = gpu.thread_id x
      %0 = arith.muli %block_id_x, %block_dim_x : index
      %1 = arith.addi %0, %thread_id_x : index
      %2 = memref.load %a[%1] : memref<?xf32>
      %3 = memref.load %b[%1] : memref<?xf32>
      %4 = arith.addf %2, %3 : f32
      memref.store %4, %c[%1] : memref<?xf32>
      gpu.return
    }
  }
  func.func @main(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    gpu.launch_func @kernels::@vecadd blocks in (%n, %c1, %c1) threads in (%c256, %c1, %c1) args(%a : memref<?xf32>, %b : memref<?xf32>, %c : memref<?xf32>)
    return
  }
}

// -----

func.func @launch(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %n, %grid_y = %c1, %grid_z = %c1)
             threads(%tx, %ty, %tz) in (%block_x = %c128, %block_y = %c1, %block_z = %c1) {
    %0 = arith.muli %bx, %block_x : index
    %1 = arith.addi %0, %tx : index
    %2 = memref.load %arg0[%1] : memref<?xf32>
    %3 = arith.addf %2, %2 : f32
    memref.store %3, %arg1[%1] : memref<?xf32>
    gpu.terminator
  }
  return
}

// -----

#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @parallel_loop(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c1_0 = arith.constant 1 : index
    %0 = affine.apply #map(%arg0)[%c0, %c4]
    %1 = affine.apply #map(%arg1)[%c0, %c4]
    %2 = affine.apply #map(%c4)[%c0, %c1]
    %3 = affine.apply #map(%c4)[%c0, %c1]
    gpu.launch blocks(%arg4, %arg5, %arg6) in (%arg10 = %0, %arg11 = %1, %arg12 = %c1_0) threads(%arg7, %arg8, %arg9) in (%arg13 = %2, %arg14 = %3, %arg15 = %c1_0) {
      %4 = affine.apply #map1(%arg4)[%c4, %c0]
      %5 = affine.apply #map1(%arg5)[%c4, %c0]
      %6 = affine.apply #map1(%arg7)[%c1, %c0]
      %7 = affine.apply #map1(%arg8)[%c1, %c0]
      %8 = arith.addi %4, %6 : index
      %9 = arith.addi %5, %7 : index
      %10 = memref.load %arg2[%8, %9] : memref<?x?xf32>
      memref.store %10, %arg3[%9, %8] : memref<?x?xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

// -----

gpu.module @test_module {
  gpu.func @shared(%arg0: memref<?xf32>, %arg1: f32) workgroup(%shm: memref<32xf32, #gpu.address_space<workgroup>>) private(%priv: memref<1xf32, #gpu.address_space<private>>) kernel {
    %tid = gpu.thread_id x
    %0 = memref.load %arg0[%tid] : memref<?xf32>
    memref.store %0, %shm[%tid] : memref<32xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %1 = memref.load %shm[%tid] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %1, %arg0[%tid] : memref<?xf32>
    %2 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}

func.func @host() {
  %memref = gpu.alloc () : memref<16x16xf32>
  %host_shared = gpu.alloc host_shared () : memref<32xf32>
  %cst = arith.constant 0.0 : f32
  gpu.memset %memref, %cst : memref<16x16xf32>, f32
  gpu.dealloc %memref : memref<16x16xf32>
  return
}

// -----

module attributes {gpu.container_module} {
  func.func @main() {
    %alloc = memref.alloc() : memref<13xf32>
    %cast = memref.cast %alloc : memref<13xf32> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %cast, %c0 : memref<?xf32>
    %cast_0 = memref.cast %cast : memref<?xf32> to memref<*xf32>
    gpu.host_register %cast_0 : memref<*xf32>
    gpu.launch_func  @main_kernel::@main_kernel blocks in (%c1, %c1, %c1) threads in (%dim, %c1, %c1)  args(%cast : memref<?xf32>)
    call @printMemrefF32(%cast_0) : (memref<*xf32>) -> ()
    return
  }
  gpu.module @main_kernel {
    gpu.func @main_kernel(%arg0: memref<?xf32>) kernel attributes {known_grid_size = array<i32: 1, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.index_cast %thread_id_x : index to i32
      %1 = arith.sitofp %0 : i32 to f32
      %2 = gpu.all_reduce  add %1 uniform {
      } : (f32) -> f32
      memref.store %2, %arg0[%thread_id_x] : memref<?xf32>
      gpu.return
    }
  }
  func.func private @printMemrefF32(memref<*xf32>)
}

// -----

module attributes {gpu.container_module} {
  func.func @launch(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func  @launch_kernel::@launch_kernel blocks in (%arg2, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<?xf32>, %arg1 : memref<?xf32>)
    return
  }
  gpu.module @launch_kernel {
    gpu.func @launch_kernel(%arg0: memref<?xf32>, %arg1: memref<?xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      %block_id_x = gpu.block_id  x
      %block_id_y = gpu.block_id  y
      %block_id_z = gpu.block_id  z
      %thread_id_x = gpu.thread_id  x
      %thread_id_y = gpu.thread_id  y
      %thread_id_z = gpu.thread_id  z
      %grid_dim_x = gpu.grid_dim  x
      %grid_dim_y = gpu.grid_dim  y
      %grid_dim_z = gpu.grid_dim  z
      %block_dim_x = gpu.block_dim  x
      %block_dim_y = gpu.block_dim  y
      %block_dim_z = gpu.block_dim  z
      %0 = arith.muli %block_id_x, %block_dim_x : index
      %1 = arith.addi %0, %thread_id_x : index
      %2 = memref.load %arg0[%1] : memref<?xf32>
      %3 = arith.addf %2, %2 : f32
      memref.store %3, %arg1[%1] : memref<?xf32>
      gpu.return
    }
  }
}

// -----

gpu.module @kernels {
  gpu.func @all_reduce(%arg0: f32, %out: memref<f32>) kernel {
    %0 = gpu.all_reduce add %arg0 {} : (f32) -> (f32)
    %1 = gpu.all_reduce %arg0 {
    ^bb0(%lhs: f32, %rhs: f32):
      %3 = arith.addf %lhs, %rhs : f32
      gpu.yield %3 : f32
    } : (f32) -> f32
    %2 = gpu.subgroup_reduce add %arg0 uniform : (f32) -> f32
    memref.store %2, %out[] : memref<f32>
    gpu.return
  }
  gpu.func @shuffle(%arg0: f32) -> f32 {
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %shfl, %pred = gpu.shuffle xor %arg0, %c1_i32, %c32_i32 : f32
    %shfl_0, %pred_1 = gpu.shuffle down %shfl, %c1_i32, %c32_i32 : f32
    %shfl_2, %pred_3 = gpu.shuffle up %shfl_0, %c1_i32, %c32_i32 : f32
    %shfl_4, %pred_5 = gpu.shuffle idx %shfl_2, %c1_i32, %c32_i32 : f32
    gpu.return %shfl_4 : f32
  }
}

// -----

gpu.module @test_module {
  func.func @gpu_wmma_matmul(%A: memref<32x32xf16, 3>, %B: memref<32x32xf16, 3>, %C: memref<32x32xf32>, %i: index, %j: index) {
    %cst = arith.constant 0.0 : f32
    %0 = gpu.subgroup_mma_load_matrix %A[%i, %j] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %B[%i, %j] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_constant_matrix %cst : !gpu.mma_matrix<16x16xf32, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %4 = gpu.subgroup_mma_elementwise maxf %3, %2 : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %4, %C[%i, %j] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    return
  }
}
