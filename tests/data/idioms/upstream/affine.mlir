// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
#map2 = affine_map<()[s0] -> (s0 ceildiv 32)>
#map3 = affine_map<(d0, d1) -> (d0 * 16 + d1)>
#map4 = affine_map<(d0)[s0, s1] -> (-d0 + s0, s1)>
func.func @apply(%i: index, %j: index, %n: index) -> index {
  %0 = affine.apply #map(%i)
  %1 = affine.apply #map1(%0)[%n]
  %2 = affine.apply #map2()[%n]
  %3 = affine.apply #map3(%i, %j)
  %4 = affine.min #map4(%i)[%n, %2]
  %5 = affine.max affine_map<(d0) -> (d0, 0)>(%j)
  %6 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8 + d1 mod 8)>(%3, %4)
  %7:2 = affine.delinearize_index %6 into (8, 4) : index, index
  %8 = affine.linearize_index disjoint [%7#0, %7#1] by (8, 4) : index
  return %8 : index
}

// -----

module {
  func.func @copy(%arg0: memref<4096x4096xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4096 = arith.constant 4096 : index
    %c128 = arith.constant 128 : index
    scf.for %arg1 = %c0 to %c4096 step %c128 {
      scf.for %arg2 = %c0 to %c4096 step %c128 {
        %alloc = memref.alloc() : memref<128x128xf32, 2>
        %0 = arith.addi %arg1, %c128 : index
        scf.for %arg3 = %arg1 to %0 step %c1 {
          %1 = arith.addi %arg2, %c128 : index
          scf.for %arg4 = %arg2 to %1 step %c1 {
            %2 = memref.load %arg0[%arg3, %arg4] : memref<4096x4096xf32>
            %3 = arith.subi %arg3, %arg1 : index
            %4 = arith.subi %arg4, %arg2 : index
            memref.store %2, %alloc[%3, %4] : memref<128x128xf32, 2>
          }
        }
        "test.use"(%alloc) : (memref<128x128xf32, 2>) -> ()
        memref.dealloc %alloc : memref<128x128xf32, 2>
      }
    }
    return
  }
  func.func @symbols(%arg0: memref<?x?xf32>, %arg1: index) {
    %c4 = arith.constant 4 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      %0 = arith.addi %arg1, %c-1 : index
      %1 = memref.load %arg0[%arg2, %0] : memref<?x?xf32>
      %2 = arith.subi %arg1, %arg2 : index
      %3 = arith.addi %2, %c-1 : index
      %4 = arith.remsi %arg2, %c4 : index
      %5 = arith.cmpi slt, %4, %c0 : index
      %6 = arith.addi %4, %c4 : index
      %7 = arith.select %5, %6, %4 : index
      memref.store %1, %arg0[%3, %7] : memref<?x?xf32>
    }
    return
  }
}

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 128)>
func.func @copy(%arg0: memref<4096x4096xf32>) {
  affine.for %i = 0 to 4096 step 128 {
    affine.for %j = 0 to 4096 step 128 {
      %alloc = memref.alloc() : memref<128x128xf32, 2>
      affine.for %ii = #map(%i) to #map1(%i) {
        affine.for %jj = #map(%j) to #map1(%j) {
          %0 = affine.load %arg0[%ii, %jj] : memref<4096x4096xf32>
          affine.store %0, %alloc[-%i + %ii, -%j + %jj] : memref<128x128xf32, 2>
        }
      }
      "test.use"(%alloc) : (memref<128x128xf32, 2>) -> ()
      memref.dealloc %alloc : memref<128x128xf32, 2>
    }
  }
  return
}

func.func @symbols(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i, symbol(%n) - 1] : memref<?x?xf32>
    affine.store %0, %m[symbol(%n) - %i - 1, %i mod 4] : memref<?x?xf32>
  }
  return
}

// -----

module {
  func.func @should_fuse(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %alloc = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 10 {
      affine.store %cst, %alloc[%arg2] : memref<10xf32>
      %0 = affine.load %alloc[%arg2] : memref<10xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %arg1[%arg2] : memref<10xf32>
    }
    memref.dealloc %alloc : memref<10xf32>
    return
  }
}

// -----

func.func @should_fuse(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
  %cf7 = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i0 = 0 to 10 {
    affine.store %cf7, %m[%i0] : memref<10xf32>
  }
  affine.for %i1 = 0 to 10 {
    %v0 = affine.load %m[%i1] : memref<10xf32>
    %v1 = arith.addf %v0, %v0 : f32
    affine.store %v1, %arg1[%i1] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  return
}

// -----

#set = affine_set<(d0) : (d0 - 10 >= 0)>
#set1 = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 1 >= 0)>
#set2 = affine_set<(d0) : (d0 mod 2 == 0)>
func.func @affine_if(%n: index, %m: memref<100x100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 100 {
      affine.if #set(%i) {
        affine.store %cst, %m[%i, %j] : memref<100x100xf32>
      }
      affine.if #set1(%i, %j)[%n] {
        affine.store %cst, %m[%j, %i] : memref<100x100xf32>
      } else {
        affine.store %cst, %m[%i, 0] : memref<100x100xf32>
      }
      %0 = affine.if #set2(%i) -> f32 {
        affine.yield %cst : f32
      } else {
        %1 = arith.addf %cst, %cst : f32
        affine.yield %1 : f32
      }
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 32, s0)>
func.func @loops(%n: index, %m: memref<?xf32>) -> f32 {
  %cst = arith.constant 0.0 : f32
  affine.for %i = 0 to %n step 2 {
    affine.store %cst, %m[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to %n step 32 {
    affine.for %j = #map(%i) to min #map1(%i)[%n] {
      %0 = affine.load %m[%j] : memref<?xf32>
      affine.store %0, %m[%j - 1] : memref<?xf32>
    }
  }
  affine.for %i = max affine_map<(d0) -> (0, d0 - 4)>(%n) to 100 {
    "test.body"(%i) : (index) -> ()
  }
  %1 = affine.for %i = 0 to 10 iter_args(%acc = %cst) -> (f32) {
    %2 = affine.load %m[%i] : memref<?xf32>
    %3 = arith.addf %acc, %2 : f32
    affine.yield %3 : f32
  }
  return %1 : f32
}

// -----

module {
  func.func @matmul(%arg0: memref<8x16xf32>, %arg1: memref<16x32xf32>, %arg2: memref<8x32xf32>) {
    affine.for %arg3 = 0 to 8 {
      affine.for %arg4 = 0 to 32 {
        affine.for %arg5 = 0 to 16 {
          %0 = affine.load %arg0[%arg3, %arg5] : memref<8x16xf32>
          %1 = affine.load %arg1[%arg5, %arg4] : memref<16x32xf32>
          %2 = affine.load %arg2[%arg3, %arg4] : memref<8x32xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg2[%arg3, %arg4] : memref<8x32xf32>
        }
      }
    }
    return
  }
}

// -----

func.func @matmul(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>, %arg2: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %0 = affine.load %arg0[%i, %k] : memref<64x64xf32>
        %1 = affine.load %arg1[%k, %j] : memref<64x64xf32>
        %2 = affine.load %arg2[%i, %j] : memref<64x64xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %arg2[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @parallel(%A: memref<100x100xf32>, %B: memref<100x100xf32>) -> f32 {
  affine.parallel (%i, %j) = (0, 0) to (100, 100) {
    %0 = affine.load %A[%i, %j] : memref<100x100xf32>
    affine.store %0, %B[%j, %i] : memref<100x100xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (100, 100) step (10, 10) {
    affine.parallel (%ii, %jj) = (%i, %j) to (%i + 10, %j + 10) {
      %0 = affine.vector_load %A[%ii, %jj] : memref<100x100xf32>, vector<4xf32>
      affine.vector_store %0, %B[%ii, %jj] : memref<100x100xf32>, vector<4xf32>
    }
  }
  %1 = affine.parallel (%i) = (0) to (100) reduce ("addf") -> f32 {
    %2 = affine.load %A[%i, 0] : memref<100x100xf32>
    affine.yield %2 : f32
  }
  return %1 : f32
}

func.func @prefetch(%A: memref<100x100xf32>) {
  affine.for %i = 0 to 100 {
    affine.prefetch %A[%i, 0], read, locality<3>, data : memref<100x100xf32>
  }
  return
}

// -----

func.func @reduce(%in: memref<10x10xf32>, %out: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = affine.for %j = 0 to 10 iter_args(%acc = %cst) -> (f32) {
      %1 = affine.load %in[%i, %j] : memref<10x10xf32>
      %2 = arith.addf %acc, %1 : f32
      affine.yield %2 : f32
    }
    affine.store %0, %out[%i] : memref<10xf32>
  }
  return
}

func.func @triangular(%A: memref<32x32xf64>) {
  affine.for %i = 0 to 32 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 32 {
      %0 = affine.load %A[%j, %i] : memref<32x32xf64>
      %1 = affine.load %A[%i, %i] : memref<32x32xf64>
      %2 = arith.divf %0, %1 : f64
      affine.store %2, %A[%j, %i] : memref<32x32xf64>
    } {test.loop_id = "inner"}
  }
  return
}

// -----

#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @reduce(%arg0: memref<10x10xf32>, %arg1: memref<10xf32>) {
    affine.for %arg2 = 0 to 10 {
      %cst = arith.constant 0.000000e+00 : f32
      %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %cst) -> (f32) {
        %1 = affine.load %arg0[%arg2, %arg3] : memref<10x10xf32>
        %2 = arith.addf %arg4, %1 : f32
        affine.yield %2 : f32
      }
      affine.store %0, %arg1[%arg2] : memref<10xf32>
    }
    return
  }
  func.func @triangular(%arg0: memref<32x32xf64>) {
    affine.for %arg1 = 0 to 32 {
      affine.for %arg2 = #map(%arg1) to 32 {
        %0 = affine.load %arg0[%arg2, %arg1] : memref<32x32xf64>
        %1 = affine.load %arg0[%arg1, %arg1] : memref<32x32xf64>
        %2 = arith.divf %0, %1 : f64
        affine.store %2, %arg0[%arg2, %arg1] : memref<32x32xf64>
      } {test.loop_id = "inner"}
    }
    return
  }
}

// -----

func.func @jacobi(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %T: index) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 2.000000e-01 : f64
  %n = memref.dim %A, %c0 : memref<?x?xf64>
  affine.for %t = 0 to %T {
    affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
        %0 = affine.load %A[%i, %j] : memref<?x?xf64>
        %1 = affine.load %A[%i - 1, %j] : memref<?x?xf64>
        %2 = affine.load %A[%i + 1, %j] : memref<?x?xf64>
        %3 = affine.load %A[%i, %j - 1] : memref<?x?xf64>
        %4 = affine.load %A[%i, %j + 1] : memref<?x?xf64>
        %5 = arith.addf %0, %1 : f64
        %6 = arith.addf %5, %2 : f64
        %7 = arith.addf %6, %3 : f64
        %8 = arith.addf %7, %4 : f64
        %9 = arith.mulf %8, %cst : f64
        affine.store %9, %B[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 16)>
module {
  func.func @matmul(%arg0: memref<64x64xf32>, %arg1: memref<64x64xf32>, %arg2: memref<64x64xf32>) {
    affine.for %arg3 = 0 to 64 step 16 {
      affine.for %arg4 = 0 to 64 step 16 {
        affine.for %arg5 = 0 to 64 step 16 {
          affine.for %arg6 = #map(%arg3) to #map1(%arg3) {
            affine.for %arg7 = #map(%arg4) to #map1(%arg4) {
              affine.for %arg8 = #map(%arg5) to #map1(%arg5) {
                %0 = affine.load %arg0[%arg6, %arg8] : memref<64x64xf32>
                %1 = affine.load %arg1[%arg8, %arg7] : memref<64x64xf32>
                %2 = affine.load %arg2[%arg6, %arg7] : memref<64x64xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %arg2[%arg6, %arg7] : memref<64x64xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}

// -----

#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @should_fuse(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %alloc = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 8 step 4 {
      affine.store %cst, %alloc[%arg2] : memref<10xf32>
      %0 = affine.apply #map(%arg2)
      affine.store %cst, %alloc[%0] : memref<10xf32>
      %1 = affine.apply #map1(%arg2)
      affine.store %cst, %alloc[%1] : memref<10xf32>
      %2 = affine.apply #map2(%arg2)
      affine.store %cst, %alloc[%2] : memref<10xf32>
    }
    affine.for %arg2 = 8 to 10 {
      affine.store %cst, %alloc[%arg2] : memref<10xf32>
    }
    affine.for %arg2 = 0 to 8 step 4 {
      %0 = affine.load %alloc[%arg2] : memref<10xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %arg1[%arg2] : memref<10xf32>
      %2 = affine.apply #map(%arg2)
      %3 = affine.load %alloc[%2] : memref<10xf32>
      %4 = arith.addf %3, %3 : f32
      affine.store %4, %arg1[%2] : memref<10xf32>
      %5 = affine.apply #map1(%arg2)
      %6 = affine.load %alloc[%5] : memref<10xf32>
      %7 = arith.addf %6, %6 : f32
      affine.store %7, %arg1[%5] : memref<10xf32>
      %8 = affine.apply #map2(%arg2)
      %9 = affine.load %alloc[%8] : memref<10xf32>
      %10 = arith.addf %9, %9 : f32
      affine.store %10, %arg1[%8] : memref<10xf32>
    }
    affine.for %arg2 = 8 to 10 {
      %0 = affine.load %alloc[%arg2] : memref<10xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %arg1[%arg2] : memref<10xf32>
    }
    memref.dealloc %alloc : memref<10xf32>
    return
  }
}

// -----

module {
  func.func @should_fuse(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
    %cst = arith.constant 7.000000e+00 : f32
    %alloc = memref.alloc() : memref<10xf32>
    affine.for %arg2 = 0 to 10 step 4 {
      %cst_0 = arith.constant dense<7.000000e+00> : vector<4xf32>
      vector.transfer_write %cst_0, %alloc[%arg2] : vector<4xf32>, memref<10xf32>
    }
    affine.for %arg2 = 0 to 10 step 4 {
      %0 = ub.poison : f32
      %1 = vector.transfer_read %alloc[%arg2], %0 : memref<10xf32>, vector<4xf32>
      %2 = arith.addf %1, %1 : vector<4xf32>
      vector.transfer_write %2, %arg1[%arg2] : vector<4xf32>, memref<10xf32>
    }
    memref.dealloc %alloc : memref<10xf32>
    return
  }
}
