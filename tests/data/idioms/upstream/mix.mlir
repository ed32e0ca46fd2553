// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @attention(%q: tensor<8x128x64xf32>, %k: tensor<8x64x128xf32>, %v: tensor<8x128x64xf32>) -> tensor<8x128x64xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 1.250000e-01 : f32
  %0 = tensor.empty() : tensor<8x128x128xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %2 = linalg.batch_matmul ins(%q, %k : tensor<8x128x64xf32>, tensor<8x64x128xf32>) outs(%1 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<8x128x128xf32>) outs(%0 : tensor<8x128x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %8 = arith.mulf %in, %cst_0 : f32
    linalg.yield %8 : f32
  } -> tensor<8x128x128xf32>
  %4 = linalg.softmax dimension(2) ins(%3 : tensor<8x128x128xf32>) outs(%0 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %5 = tensor.empty() : tensor<8x128x64xf32>
  %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<8x128x64xf32>) -> tensor<8x128x64xf32>
  %7 = linalg.batch_matmul ins(%4, %v : tensor<8x128x128xf32>, tensor<8x128x64xf32>) outs(%6 : tensor<8x128x64xf32>) -> tensor<8x128x64xf32>
  return %7 : tensor<8x128x64xf32>
}

// -----

func.func @test_subi_zero(%arg0: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %y = arith.subi %arg0, %c0_i32 : i32
  return %y : i32
}

func.func @dim(%arg0: tensor<8x4xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %arg0, %c1 : tensor<8x4xf32>
  return %0 : index
}

func.func @memref_cast_folding(%arg0: memref<4xf32>, %arg1: f32) -> (f32, f32) {
  %0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %dim = memref.dim %0, %c0 : memref<?xf32>
  affine.load %0[3] : memref<?xf32>
  memref.store %arg1, %0[%c0] : memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1, %1 : f32, f32
}

func.func @hoist_constant(%arg0: memref<8xi32>) {
  affine.for %i0 = 0 to 8 {
    %c42_i32 = arith.constant 42 : i32
    memref.store %c42_i32, %arg0[%i0] : memref<8xi32>
  }
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>>, llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @".str.1"("result: %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<12 x i8>
  llvm.func @printf(!llvm.ptr {llvm.noundef}, ...) -> i32
  llvm.func @square(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_unwind} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    %2 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.mul %2, %3 overflow<nsw> : i32
    llvm.return %4 : i32
  }
  llvm.func @main() -> (i32 {llvm.noundef}) {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.call @square(%0) : (i32 {llvm.noundef}) -> i32
    %4 = llvm.call @printf(%1, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
}

// -----

func.func @extract() -> f32 {
  %c0 = arith.constant 0 : index
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract %cst[%c0] : tensor<2xf32>
  return %0 : f32
}

func.func @fold_cast(%arg0: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @fold_slice(%arg0: tensor<4x6x16x32xi8>) -> tensor<4x6x16x32xi8> {
  %0 = tensor.extract_slice %arg0[0, 0, 0, 0] [4, 6, 16, 32] [1, 1, 1, 1] : tensor<4x6x16x32xi8> to tensor<4x6x16x32xi8>
  return %0 : tensor<4x6x16x32xi8>
}

// -----

func.func @conv2d(%in: memref<1x32x32x3xf32>, %filter: memref<3x3x3x16xf32>, %out: memref<1x30x30x16xf32>) {
  affine.for %n = 0 to 1 {
    affine.for %h = 0 to 30 {
      affine.for %w = 0 to 30 {
        affine.for %f = 0 to 16 {
          affine.for %kh = 0 to 3 {
            affine.for %kw = 0 to 3 {
              affine.for %c = 0 to 3 {
                %0 = affine.load %in[%n, %h + %kh, %w + %kw, %c] : memref<1x32x32x3xf32>
                %1 = affine.load %filter[%kh, %kw, %c, %f] : memref<3x3x3x16xf32>
                %2 = affine.load %out[%n, %h, %w, %f] : memref<1x30x30x16xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %out[%n, %h, %w, %f] : memref<1x30x30x16xf32>
              }
            }
          }
        }
      }
    }
  }
  return
}

// -----

func.func @simple_constant() -> (i32, i32) {
  %c1_i32 = arith.constant 1 : i32
  %c1_i32_0 = arith.constant 1 : i32
  return %c1_i32, %c1_i32_0 : i32, i32
}

func.func @many(%a: f32, %b: f32) -> f32 {
  %c = arith.addf %a, %b : f32
  %d = arith.addf %a, %b : f32
  %e = arith.addf %a, %b : f32
  %f = arith.addf %a, %b : f32
  %g = arith.addf %c, %d : f32
  %h = arith.addf %e, %f : f32
  %l = arith.addf %g, %h : f32
  return %l : f32
}

func.func @down_propagate() -> i32 {
  %0 = arith.constant 1 : i32
  %cond = arith.constant true
  cf.cond_br %cond, ^bb1, ^bb2(%0 : i32)
^bb1:
  %1 = arith.constant 1 : i32
  cf.br ^bb2(%1 : i32)
^bb2(%arg: i32):
  return %arg : i32
}

// -----

func.func @dead_op(%arg0: i32) {
  %0 = arith.addi %arg0, %arg0 : i32
  return
}

func.func private @dead_private_function()

func.func @dead_block() {
  return
^bb1:
  "test.unreachable"() : () -> ()
  return
}

func.func @nested_region() {
  scf.execute_region {
    %0 = arith.constant 1 : index
    scf.yield
  }
  return
}

module @nested_module attributes {test.foo} {
  func.func private @keep()
  func.func nested @live() {
    call @keep() : () -> ()
    return
  }
}

// -----

func.func @fib(%n: i64) -> i64 {
  %c0_i64 = arith.constant 0 : i64
  %c1_i64 = arith.constant 1 : i64
  %c2_i64 = arith.constant 2 : i64
  %0 = arith.cmpi slt, %n, %c2_i64 : i64
  %1 = scf.if %0 -> (i64) {
    scf.yield %n : i64
  } else {
    %2 = arith.subi %n, %c1_i64 : i64
    %3 = func.call @fib(%2) : (i64) -> i64
    %4 = arith.subi %n, %c2_i64 : i64
    %5 = func.call @fib(%4) : (i64) -> i64
    %6 = arith.addi %3, %5 : i64
    scf.yield %6 : i64
  }
  return %1 : i64
}

func.func @gcd(%a: i32, %b: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %1 = arith.cmpi ne, %y, %c0_i32 : i32
    scf.condition(%1) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %1 = arith.remsi %x, %y : i32
    scf.yield %y, %1 : i32, i32
  }
  return %0#0 : i32
}

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module @jit_fn attributes {torch.debug_module_name = "Model"} {
  func.func @forward(%arg0: tensor<1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<f32>) -> (tensor<1024xf16>, tensor<f32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1024xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<1024xf16>, tensor<1024xf16>) outs(%0 : tensor<1024xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %3 = arith.mulf %in, %in_0 : f16
      %4 = math.tanh %3 : f16
      linalg.yield %4 : f16
    } -> tensor<1024xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1 : tensor<1024xf16>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f16, %out: f32):
      %3 = arith.extf %in : f16 to f32
      %4 = arith.maximumf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<f32>
    return %1, %2 : tensor<1024xf16>, tensor<f32>
  }
}

// -----

"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "add"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %2 = "arith.cmpi"(%0, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "func.return"(%1) : (i32) -> ()
  ^bb2:
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "decl", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----

module attributes {gpu.container_module} {
  gpu.module @matmul_kernel {
    gpu.func @matmul(%A: memref<256x256xf32>, %B: memref<256x256xf32>, %C: memref<256x256xf32>) workgroup(%sA: memref<16x16xf32, #gpu.address_space<workgroup>>, %sB: memref<16x16xf32, #gpu.address_space<workgroup>>) kernel attributes {gpu.known_block_size = array<i32: 16, 16, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %c256 = arith.constant 256 : index
      %cst = arith.constant 0.000000e+00 : f32
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %0 = arith.muli %by, %c16 : index
      %row = arith.addi %0, %ty : index
      %1 = arith.muli %bx, %c16 : index
      %col = arith.addi %1, %tx : index
      %sum = scf.for %k = %c0 to %c256 step %c16 iter_args(%acc = %cst) -> (f32) {
        %2 = arith.addi %k, %tx : index
        %3 = memref.load %A[%row, %2] : memref<256x256xf32>
        memref.store %3, %sA[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        %4 = arith.addi %k, %ty : index
        %5 = memref.load %B[%4, %col] : memref<256x256xf32>
        memref.store %5, %sB[%ty, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %6 = scf.for %kk = %c0 to %c16 step %c1 iter_args(%a = %acc) -> (f32) {
          %7 = memref.load %sA[%ty, %kk] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %8 = memref.load %sB[%kk, %tx] : memref<16x16xf32, #gpu.address_space<workgroup>>
          %9 = arith.mulf %7, %8 : f32
          %10 = arith.addf %a, %9 : f32
          scf.yield %10 : f32
        }
        gpu.barrier
        scf.yield %6 : f32
      }
      memref.store %sum, %C[%row, %col] : memref<256x256xf32>
      gpu.return
    }
  }
}

// -----

func.func @func_with_arg(%c: i32) -> i32 {
  %b = arith.addi %c, %c : i32
  return %b : i32
}

func.func @inline_with_arg(%arg0: i32) -> i32 {
  %0 = call @func_with_arg(%arg0) : (i32) -> i32
  return %0 : i32
}

func.func private @func_external()

func.func @no_inline_external() {
  call @func_external() : () -> ()
  return
}

func.func @inline_indirect() -> i32 {
  %c42_i32 = arith.constant 42 : i32
  %fn = constant @func_with_arg : (i32) -> i32
  %0 = call_indirect %fn(%c42_i32) : (i32) -> i32
  return %0 : i32
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
func.func @layer_norm(%x: tensor<32x768xf32>, %gamma: tensor<768xf32>, %beta: tensor<768xf32>) -> tensor<32x768xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 7.680000e+02 : f32
  %cst_1 = arith.constant 9.99999974E-6 : f32
  %0 = tensor.empty() : tensor<32xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<32x768xf32>) outs(%1 : tensor<32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %6 = arith.divf %in, %cst_0 : f32
    %7 = arith.addf %6, %out : f32
    linalg.yield %7 : f32
  } -> tensor<32xf32>
  %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%x, %2 : tensor<32x768xf32>, tensor<32xf32>) outs(%1 : tensor<32xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %6 = arith.subf %in, %in_2 : f32
    %7 = arith.mulf %6, %6 : f32
    %8 = arith.divf %7, %cst_0 : f32
    %9 = arith.addf %8, %out : f32
    linalg.yield %9 : f32
  } -> tensor<32xf32>
  %4 = tensor.empty() : tensor<32x768xf32>
  %5 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%x, %2, %3, %gamma, %beta : tensor<32x768xf32>, tensor<32xf32>, tensor<32xf32>, tensor<768xf32>, tensor<768xf32>) outs(%4 : tensor<32x768xf32>) {
  ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %out: f32):
    %6 = arith.subf %in, %in_2 : f32
    %7 = arith.addf %in_3, %cst_1 : f32
    %8 = math.rsqrt %7 : f32
    %9 = arith.mulf %6, %8 : f32
    %10 = arith.mulf %9, %in_4 : f32
    %11 = arith.addf %10, %in_5 : f32
    linalg.yield %11 : f32
  } -> tensor<32x768xf32>
  return %5 : tensor<32x768xf32>
}

// -----

func.func @nested_loops_code_invariant() {
  %m = memref.alloc() : memref<10xf32>
  %cf7 = arith.constant 7.0 : f32
  %cf8 = arith.constant 8.0 : f32
  affine.for %arg0 = 0 to 10 {
    affine.for %arg1 = 0 to 10 {
      %v0 = arith.addf %cf7, %cf8 : f32
      affine.store %v0, %m[%arg0] : memref<10xf32>
    }
  }
  return
}

func.func @invariant_scf(%lb: index, %ub: index, %step: index, %a: i32) {
  scf.for %i = %lb to %ub step %step {
    %0 = arith.muli %a, %a : i32
    %1 = arith.index_cast %i : index to i32
    %2 = arith.addi %0, %1 : i32
    "test.use"(%2) : (i32) -> ()
  }
  return
}

// -----

module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc("/tmp/a.c":2:10)
    %1 = llvm.mul %arg0, %0 overflow<nsw> : i32 loc("/tmp/a.c":2:12)
    %2 = llvm.add %1, %arg0 overflow<nsw> : i32 loc(fused["/tmp/a.c":3:4, "/tmp/a.c":3:9])
    llvm.return %2 : i32 loc("/tmp/a.c":3:3)
  } loc("/tmp/a.c":1:5)
} loc("/tmp/a.c":0:0)

// -----

#loc = loc(unknown)
#loc1 = loc("model.py":12:0)
#loc2 = loc("model.py":17:8)
#loc3 = loc("model.py":18:15)
#loc4 = loc(callsite(#loc2 at #loc1))
#loc5 = loc("dense/MatMul"(#loc3))
module @jit_f {
  func.func public @main(%arg0: tensor<8x16xf32> loc("x"), %arg1: tensor<16x4xf32> loc("w")) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %0 = tensor.empty() : tensor<8x4xf32> loc(#loc4)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x4xf32>) -> tensor<8x4xf32> loc(#loc4)
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32> loc(#loc5)
    return %2 : tensor<8x4xf32> loc(#loc3)
  } loc(#loc1)
} loc(#loc)

// -----

module {
  func.func private @printMemrefF32(memref<*xf32>)
  memref.global "private" constant @data : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = memref.get_global @data : memref<2x3xf32>
    %alloc = memref.alloc() : memref<3x2xf32>
    scf.for %i = %c0 to %c2 step %c1 {
      scf.for %j = %c0 to %c3 step %c1 {
        %1 = memref.load %0[%i, %j] : memref<2x3xf32>
        memref.store %1, %alloc[%j, %i] : memref<3x2xf32>
      }
    }
    %cast = memref.cast %alloc : memref<3x2xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    memref.dealloc %alloc : memref<3x2xf32>
    return
  }
}

// -----

func.func @prefix_sum(%arg0: memref<?xi32>, %arg1: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i32 = arith.constant 0 : i32
  %n = memref.dim %arg0, %c0 : memref<?xi32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0_i32) -> (i32) {
    %1 = memref.load %arg0[%i] : memref<?xi32>
    %2 = arith.addi %sum, %1 : i32
    memref.store %2, %arg1[%i] : memref<?xi32>
    scf.yield %2 : i32
  }
  return
}

func.func @find_max(%arg0: memref<64xi32>) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %0:2 = scf.for %i = %c0 to %c64 step %c1 iter_args(%m = %c-2147483648_i32, %p = %c0) -> (i32, index) {
    %1 = memref.load %arg0[%i] : memref<64xi32>
    %2 = arith.cmpi sgt, %1, %m : i32
    %3:2 = scf.if %2 -> (i32, index) {
      scf.yield %1, %i : i32, index
    } else {
      scf.yield %m, %p : i32, index
    }
    scf.yield %3#0, %3#1 : i32, index
  }
  return %0#0, %0#1 : i32, index
}

// -----

module attributes {gpu.container_module} {
  func.func @main() {
    %arg = memref.alloc() : memref<13xf32>
    %dst = memref.cast %arg : memref<13xf32> to memref<?xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %sx = memref.dim %dst, %c0 : memref<?xf32>
    %cast_dst = memref.cast %dst : memref<?xf32> to memref<*xf32>
    gpu.host_register %cast_dst : memref<*xf32>
    gpu.launch blocks(%bx, %by, %bz) in (%grid_x = %c1, %grid_y = %c1, %grid_z = %c1)
               threads(%tx, %ty, %tz) in (%block_x = %sx, %block_y = %c1, %block_z = %c1) {
      %t0 = arith.index_cast %tx : index to i32
      %val = arith.sitofp %t0 : i32 to f32
      %sum = gpu.all_reduce add %val uniform {} : (f32) -> (f32)
      memref.store %sum, %dst[%tx] : memref<?xf32>
      gpu.terminator
    }
    call @printMemrefF32(%cast_dst) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(%ptr : memref<*xf32>)
}

// -----

func.func private @private(%arg0: i32) -> i32 {
  return %arg0 : i32
}

func.func @simple_private() -> i32 {
  %1 = arith.constant 1 : i32
  %result = func.call @private(%1) : (i32) -> i32
  return %result : i32
}

func.func @overdefined_block_argument(%cond: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.cond_br %cond, ^bb1(%c0 : i32), ^bb1(%c1 : i32)
^bb1(%arg1: i32):
  return %arg1 : i32
}

// -----

module {
  "toy.func"() ({
    %0 = "toy.constant"() {value = dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
    %1 = "toy.transpose"(%0) : (tensor<2x3xf64>) -> tensor<*xf64>
    %2 = "toy.mul"(%1, %1) : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
    "toy.print"(%2) : (tensor<*xf64>) -> ()
    "toy.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "main"} : () -> ()
  func.func @tf(%arg0: tensor<*x!tf_type.resource>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "tf.Const"() {value = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
    %1 = "tf.AddV2"(%arg1, %0) {device = ""} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "mhlo.multiply"(%3, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
