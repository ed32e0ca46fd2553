// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- std.absf custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = absf %arg0 : f32
    %1 = absf %arg1 : vector<4xf32>
    %2 = absf %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.absf generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.absf"(%arg0) : (f32) -> f32
    %1 = "std.absf"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.absf"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.absf upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = math.absf %arg0 : f32
    %1 = math.absf %arg1 : vector<4xf32>
    %2 = math.absf %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.addf custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = addf %arg0, %arg0 : f64
    %1 = addf %arg1, %arg1 : vector<4xf32>
    %2 = addf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.addf generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.addf"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.addf"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.addf"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.addf upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = arith.addf %arg0, %arg0 : f64
    %1 = arith.addf %arg1, %arg1 : vector<4xf32>
    %2 = arith.addf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.addi custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = addi %arg0, %arg0 : i64
    %1 = addi %arg1, %arg1 : vector<4xi8>
    %2 = addi %arg2, %arg2 : tensor<4x?xi32>
    %3 = addi %arg3, %arg3 : index
    return
  }
}

// ---- std.addi generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.addi"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.addi"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.addi"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.addi"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.addi upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.addi %arg0, %arg0 : i64
    %1 = arith.addi %arg1, %arg1 : vector<4xi8>
    %2 = arith.addi %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.addi %arg3, %arg3 : index
    return
  }
}

// ---- std.alloc custom
#map = (d0, d1)[s0] -> (d0 + d1 * s0)
module {
  func @f(%arg0: index, %arg1: index) {
    %0 = alloc() : memref<8x64xf32, 1>
    %1 = alloc(%arg0)[%arg1] : memref<8x?xf32, #map, 1>
    %2 = alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    return
  }
}

// ---- std.alloc generic
#map = (d0, d1)[s0] -> (d0 + d1 * s0)
"module"() ( {
  func @f(%arg0: index, %arg1: index) {
    %0 = "std.alloc"() : () -> memref<8x64xf32, 1>
    %1 = "std.alloc"(%arg0, %arg1) : (index, index) -> memref<8x?xf32, #map, 1>
    %2 = "std.alloc"(%arg0) {alignment = 64 : i64} : (index) -> memref<?xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.alloc upgraded
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>
module {
  func.func @f(%arg0: index, %arg1: index) {
    %alloc = memref.alloc() : memref<8x64xf32, 1>
    %alloc_0 = memref.alloc(%arg0)[%arg1] : memref<8x?xf32, #map, 1>
    %alloc_1 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    return
  }
}

// ---- std.alloc_static custom
module {
  func @f() {
    %0 = alloc_static(19081728) : memref<1024x64xf32, 1>
    return
  }
}

// ---- std.alloc_static generic
"module"() ( {
  func @f() {
    %0 = "std.alloc_static"() {base = 19081728 : i64} : () -> memref<1024x64xf32, 1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.alloc_static upgraded
module {
  func.func @f() {
    %0 = "std.alloc_static"() {base = 19081728 : i64} : () -> memref<1024x64xf32, 1>
    return
  }
}

// ---- std.and custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = and %arg0, %arg0 : i64
    %1 = and %arg1, %arg1 : vector<4xi8>
    %2 = and %arg2, %arg2 : tensor<4x?xi32>
    %3 = and %arg3, %arg3 : index
    return
  }
}

// ---- std.and generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.and"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.and"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.and"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.and"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.and upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.andi %arg0, %arg0 : i64
    %1 = arith.andi %arg1, %arg1 : vector<4xi8>
    %2 = arith.andi %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.andi %arg3, %arg3 : index
    return
  }
}

// ---- std.br custom
module {
  func @f(%arg0: i32) {
    br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):	// pred: ^bb0
    br ^bb2
  ^bb2:	// pred: ^bb1
    return
  }
}

// ---- std.br generic
"module"() ( {
  func @f(%arg0: i32) {
    "std.br"()[^bb1(%arg0 : i32)] : () -> ()
  ^bb1(%0: i32):	// pred: ^bb0
    "std.br"()[^bb2] : () -> ()
  ^bb2:	// pred: ^bb1
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.br upgraded
module {
  func.func @f(%arg0: i32) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

// ---- std.call custom
module {
  func @g(i32, i32) -> (f32, i32)
  func @h()
  func @f(%arg0: i32) {
    %0:2 = call @g(%arg0, %arg0) : (i32, i32) -> (f32, i32)
    call @h() : () -> ()
    return
  }
}

// ---- std.call generic
"module"() ( {
  func @g(i32, i32) -> (f32, i32)
  func @h()
  func @f(%arg0: i32) {
    %0:2 = "std.call"(%arg0, %arg0) {callee = @g} : (i32, i32) -> (f32, i32)
    "std.call"() {callee = @h} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.call upgraded
module {
  func.func private @g(i32, i32) -> (f32, i32)
  func.func private @h()
  func.func @f(%arg0: i32) {
    %0:2 = call @g(%arg0, %arg0) : (i32, i32) -> (f32, i32)
    call @h() : () -> ()
    return
  }
}

// ---- std.call_indirect custom
module {
  func @f(%arg0: (i32, i32) -> f32, %arg1: i32) {
    %0 = call_indirect %arg0(%arg1, %arg1) : (i32, i32) -> f32
    return
  }
}

// ---- std.call_indirect generic
"module"() ( {
  func @f(%arg0: (i32, i32) -> f32, %arg1: i32) {
    %0 = "std.call_indirect"(%arg0, %arg1, %arg1) : ((i32, i32) -> f32, i32, i32) -> f32
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.call_indirect upgraded
module {
  func.func @f(%arg0: (i32, i32) -> f32, %arg1: i32) {
    %0 = call_indirect %arg0(%arg1, %arg1) : (i32, i32) -> f32
    return
  }
}

// ---- std.ceilf custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = ceilf %arg0 : f32
    %1 = ceilf %arg1 : vector<4xf32>
    %2 = ceilf %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.ceilf generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.ceilf"(%arg0) : (f32) -> f32
    %1 = "std.ceilf"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.ceilf"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.ceilf upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = math.ceil %arg0 : f32
    %1 = math.ceil %arg1 : vector<4xf32>
    %2 = math.ceil %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.cmpf custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = cmpf "false", %arg0, %arg0 : f32
    %1 = cmpf "oeq", %arg0, %arg0 : f32
    %2 = cmpf "ogt", %arg0, %arg0 : f32
    %3 = cmpf "oge", %arg0, %arg0 : f32
    %4 = cmpf "olt", %arg0, %arg0 : f32
    %5 = cmpf "ole", %arg0, %arg0 : f32
    %6 = cmpf "one", %arg0, %arg0 : f32
    %7 = cmpf "ord", %arg0, %arg0 : f32
    %8 = cmpf "ueq", %arg0, %arg0 : f32
    %9 = cmpf "ugt", %arg0, %arg0 : f32
    %10 = cmpf "uge", %arg0, %arg0 : f32
    %11 = cmpf "ult", %arg0, %arg0 : f32
    %12 = cmpf "ule", %arg0, %arg0 : f32
    %13 = cmpf "une", %arg0, %arg0 : f32
    %14 = cmpf "uno", %arg0, %arg0 : f32
    %15 = cmpf "true", %arg0, %arg0 : f32
    %16 = cmpf "olt", %arg1, %arg1 : vector<4xf64>
    return
  }
}

// ---- std.cmpf generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = "std.cmpf"(%arg0, %arg0) {predicate = 0 : i64} : (f32, f32) -> i1
    %1 = "std.cmpf"(%arg0, %arg0) {predicate = 1 : i64} : (f32, f32) -> i1
    %2 = "std.cmpf"(%arg0, %arg0) {predicate = 2 : i64} : (f32, f32) -> i1
    %3 = "std.cmpf"(%arg0, %arg0) {predicate = 3 : i64} : (f32, f32) -> i1
    %4 = "std.cmpf"(%arg0, %arg0) {predicate = 4 : i64} : (f32, f32) -> i1
    %5 = "std.cmpf"(%arg0, %arg0) {predicate = 5 : i64} : (f32, f32) -> i1
    %6 = "std.cmpf"(%arg0, %arg0) {predicate = 6 : i64} : (f32, f32) -> i1
    %7 = "std.cmpf"(%arg0, %arg0) {predicate = 7 : i64} : (f32, f32) -> i1
    %8 = "std.cmpf"(%arg0, %arg0) {predicate = 8 : i64} : (f32, f32) -> i1
    %9 = "std.cmpf"(%arg0, %arg0) {predicate = 9 : i64} : (f32, f32) -> i1
    %10 = "std.cmpf"(%arg0, %arg0) {predicate = 10 : i64} : (f32, f32) -> i1
    %11 = "std.cmpf"(%arg0, %arg0) {predicate = 11 : i64} : (f32, f32) -> i1
    %12 = "std.cmpf"(%arg0, %arg0) {predicate = 12 : i64} : (f32, f32) -> i1
    %13 = "std.cmpf"(%arg0, %arg0) {predicate = 13 : i64} : (f32, f32) -> i1
    %14 = "std.cmpf"(%arg0, %arg0) {predicate = 14 : i64} : (f32, f32) -> i1
    %15 = "std.cmpf"(%arg0, %arg0) {predicate = 15 : i64} : (f32, f32) -> i1
    %16 = "std.cmpf"(%arg1, %arg1) {predicate = 4 : i64} : (vector<4xf64>, vector<4xf64>) -> vector<4xi1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.cmpf upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = arith.cmpf false, %arg0, %arg0 : f32
    %1 = arith.cmpf oeq, %arg0, %arg0 : f32
    %2 = arith.cmpf ogt, %arg0, %arg0 : f32
    %3 = arith.cmpf oge, %arg0, %arg0 : f32
    %4 = arith.cmpf olt, %arg0, %arg0 : f32
    %5 = arith.cmpf ole, %arg0, %arg0 : f32
    %6 = arith.cmpf one, %arg0, %arg0 : f32
    %7 = arith.cmpf ord, %arg0, %arg0 : f32
    %8 = arith.cmpf ueq, %arg0, %arg0 : f32
    %9 = arith.cmpf ugt, %arg0, %arg0 : f32
    %10 = arith.cmpf uge, %arg0, %arg0 : f32
    %11 = arith.cmpf ult, %arg0, %arg0 : f32
    %12 = arith.cmpf ule, %arg0, %arg0 : f32
    %13 = arith.cmpf une, %arg0, %arg0 : f32
    %14 = arith.cmpf uno, %arg0, %arg0 : f32
    %15 = arith.cmpf true, %arg0, %arg0 : f32
    %16 = arith.cmpf olt, %arg1, %arg1 : vector<4xf64>
    return
  }
}

// ---- std.cmpi custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi64>, %arg2: tensor<?xi8>) {
    %0 = cmpi "eq", %arg0, %arg0 : i32
    %1 = cmpi "ne", %arg0, %arg0 : i32
    %2 = cmpi "slt", %arg0, %arg0 : i32
    %3 = cmpi "sle", %arg0, %arg0 : i32
    %4 = cmpi "sgt", %arg0, %arg0 : i32
    %5 = cmpi "sge", %arg0, %arg0 : i32
    %6 = cmpi "ult", %arg0, %arg0 : i32
    %7 = cmpi "ule", %arg0, %arg0 : i32
    %8 = cmpi "ugt", %arg0, %arg0 : i32
    %9 = cmpi "uge", %arg0, %arg0 : i32
    %10 = cmpi "slt", %arg1, %arg1 : vector<4xi64>
    %11 = cmpi "uge", %arg2, %arg2 : tensor<?xi8>
    return
  }
}

// ---- std.cmpi generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi64>, %arg2: tensor<?xi8>) {
    %0 = "std.cmpi"(%arg0, %arg0) {predicate = 0 : i64} : (i32, i32) -> i1
    %1 = "std.cmpi"(%arg0, %arg0) {predicate = 1 : i64} : (i32, i32) -> i1
    %2 = "std.cmpi"(%arg0, %arg0) {predicate = 2 : i64} : (i32, i32) -> i1
    %3 = "std.cmpi"(%arg0, %arg0) {predicate = 3 : i64} : (i32, i32) -> i1
    %4 = "std.cmpi"(%arg0, %arg0) {predicate = 4 : i64} : (i32, i32) -> i1
    %5 = "std.cmpi"(%arg0, %arg0) {predicate = 5 : i64} : (i32, i32) -> i1
    %6 = "std.cmpi"(%arg0, %arg0) {predicate = 6 : i64} : (i32, i32) -> i1
    %7 = "std.cmpi"(%arg0, %arg0) {predicate = 7 : i64} : (i32, i32) -> i1
    %8 = "std.cmpi"(%arg0, %arg0) {predicate = 8 : i64} : (i32, i32) -> i1
    %9 = "std.cmpi"(%arg0, %arg0) {predicate = 9 : i64} : (i32, i32) -> i1
    %10 = "std.cmpi"(%arg1, %arg1) {predicate = 2 : i64} : (vector<4xi64>, vector<4xi64>) -> vector<4xi1>
    %11 = "std.cmpi"(%arg2, %arg2) {predicate = 9 : i64} : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.cmpi upgraded
module {
  func.func @f(%arg0: i32, %arg1: vector<4xi64>, %arg2: tensor<?xi8>) {
    %0 = arith.cmpi eq, %arg0, %arg0 : i32
    %1 = arith.cmpi ne, %arg0, %arg0 : i32
    %2 = arith.cmpi slt, %arg0, %arg0 : i32
    %3 = arith.cmpi sle, %arg0, %arg0 : i32
    %4 = arith.cmpi sgt, %arg0, %arg0 : i32
    %5 = arith.cmpi sge, %arg0, %arg0 : i32
    %6 = arith.cmpi ult, %arg0, %arg0 : i32
    %7 = arith.cmpi ule, %arg0, %arg0 : i32
    %8 = arith.cmpi ugt, %arg0, %arg0 : i32
    %9 = arith.cmpi uge, %arg0, %arg0 : i32
    %10 = arith.cmpi slt, %arg1, %arg1 : vector<4xi64>
    %11 = arith.cmpi uge, %arg2, %arg2 : tensor<?xi8>
    return
  }
}

// ---- std.cond_br custom
module {
  func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2, %arg2 : f32, f32)
  ^bb1(%0: i32):	// pred: ^bb0
    return
  ^bb2(%1: f32, %2: f32):	// pred: ^bb0
    cond_br %arg0, ^bb3, ^bb3
  ^bb3:	// 2 preds: ^bb2, ^bb2
    return
  }
}

// ---- std.cond_br generic
"module"() ( {
  func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    "std.cond_br"(%arg0)[^bb1(%arg1 : i32), ^bb2(%arg2, %arg2 : f32, f32)] : (i1) -> ()
  ^bb1(%0: i32):	// pred: ^bb0
    "std.return"() : () -> ()
  ^bb2(%1: f32, %2: f32):	// pred: ^bb0
    "std.cond_br"(%arg0)[^bb3, ^bb3] : (i1) -> ()
  ^bb3:	// 2 preds: ^bb2, ^bb2
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.cond_br upgraded
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2, %arg2 : f32, f32)
  ^bb1(%0: i32):  // pred: ^bb0
    return
  ^bb2(%1: f32, %2: f32):  // pred: ^bb0
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb2
    return
  }
}

// ---- std.constant custom
module {
  func @g(tensor<16xf32>, f32) -> tensor<16xf32>
  func @f() {
    %c42_i32 = constant 42 : i32
    %true = constant true
    %cst = constant 1.500000e+00 : f64
    %c7 = constant 7 : index
    %cst_0 = constant dense<[1, 2]> : tensor<2xi32>
    %cst_1 = constant dense<0.000000e+00> : vector<4xf32>
    %f = constant @g : (tensor<16xf32>, f32) -> tensor<16xf32>
    return
  }
}

// ---- std.constant generic
"module"() ( {
  func @g(tensor<16xf32>, f32) -> tensor<16xf32>
  func @f() {
    %0 = "std.constant"() {value = 42 : i32} : () -> i32
    %1 = "std.constant"() {value = true} : () -> i1
    %2 = "std.constant"() {value = 1.500000e+00 : f64} : () -> f64
    %3 = "std.constant"() {value = 7 : index} : () -> index
    %4 = "std.constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
    %5 = "std.constant"() {value = dense<0.000000e+00> : vector<4xf32>} : () -> vector<4xf32>
    %6 = "std.constant"() {value = @g} : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.constant upgraded
module {
  func.func private @g(tensor<16xf32>, f32) -> tensor<16xf32>
  func.func @f() {
    %c42_i32 = arith.constant 42 : i32
    %true = arith.constant true
    %cst = arith.constant 1.500000e+00 : f64
    %c7 = arith.constant 7 : index
    %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<4xf32>
    %f = constant @g : (tensor<16xf32>, f32) -> tensor<16xf32>
    return
  }
}

// ---- std.copysign custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = copysign %arg0, %arg0 : f64
    %1 = copysign %arg1, %arg1 : vector<4xf32>
    %2 = copysign %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.copysign generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.copysign"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.copysign"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.copysign"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.copysign upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = math.copysign %arg0, %arg0 : f64
    %1 = math.copysign %arg1, %arg1 : vector<4xf32>
    %2 = math.copysign %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.cos custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = cos %arg0 : f32
    %1 = cos %arg1 : vector<4xf32>
    %2 = cos %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.cos generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.cos"(%arg0) : (f32) -> f32
    %1 = "std.cos"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.cos"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.cos upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = math.cos %arg0 : f32
    %1 = math.cos %arg1 : vector<4xf32>
    %2 = math.cos %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.dealloc custom
module {
  func @f(%arg0: memref<8x64xf32, 1>) {
    dealloc %arg0 : memref<8x64xf32, 1>
    return
  }
}

// ---- std.dealloc generic
"module"() ( {
  func @f(%arg0: memref<8x64xf32, 1>) {
    "std.dealloc"(%arg0) : (memref<8x64xf32, 1>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.dealloc upgraded
module {
  func.func @f(%arg0: memref<8x64xf32, 1>) {
    memref.dealloc %arg0 : memref<8x64xf32, 1>
    return
  }
}

// ---- std.dim custom
module {
  func @f(%arg0: memref<8x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = dim %arg0, 1 : memref<8x?xf32>
    %1 = dim %arg1, 0 : tensor<?x?xf32>
    return
  }
}

// ---- std.dim generic
"module"() ( {
  func @f(%arg0: memref<8x?xf32>, %arg1: tensor<?x?xf32>) {
    %0 = "std.dim"(%arg0) {index = 1 : index} : (memref<8x?xf32>) -> index
    %1 = "std.dim"(%arg1) {index = 0 : index} : (tensor<?x?xf32>) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.dim upgraded
module {
  func.func @f(%arg0: memref<8x?xf32>, %arg1: tensor<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<8x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    return
  }
}

// ---- std.divf custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = divf %arg0, %arg0 : f64
    %1 = divf %arg1, %arg1 : vector<4xf32>
    %2 = divf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.divf generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.divf"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.divf"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.divf"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.divf upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = arith.divf %arg0, %arg0 : f64
    %1 = arith.divf %arg1, %arg1 : vector<4xf32>
    %2 = arith.divf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.divi_signed custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = divi_signed %arg0, %arg0 : i64
    %1 = divi_signed %arg1, %arg1 : vector<4xi8>
    %2 = divi_signed %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.divi_signed generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.divi_signed"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.divi_signed"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.divi_signed"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.divi_signed upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.divsi %arg0, %arg0 : i64
    %1 = arith.divsi %arg1, %arg1 : vector<4xi8>
    %2 = arith.divsi %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.divi_unsigned custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = divi_unsigned %arg0, %arg0 : i64
    %1 = divi_unsigned %arg1, %arg1 : vector<4xi8>
    %2 = divi_unsigned %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.divi_unsigned generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.divi_unsigned"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.divi_unsigned"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.divi_unsigned"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.divi_unsigned upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.divui %arg0, %arg0 : i64
    %1 = arith.divui %arg1, %arg1 : vector<4xi8>
    %2 = arith.divui %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.divis custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = divis %arg0, %arg0 : i64
    %1 = divis %arg1, %arg1 : vector<4xi8>
    %2 = divis %arg2, %arg2 : tensor<4x?xi32>
    %3 = divis %arg3, %arg3 : index
    return
  }
}

// ---- std.divis generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.divis"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.divis"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.divis"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.divis"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.divis upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.divsi %arg0, %arg0 : i64
    %1 = arith.divsi %arg1, %arg1 : vector<4xi8>
    %2 = arith.divsi %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.divsi %arg3, %arg3 : index
    return
  }
}

// ---- std.diviu custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = diviu %arg0, %arg0 : i64
    %1 = diviu %arg1, %arg1 : vector<4xi8>
    %2 = diviu %arg2, %arg2 : tensor<4x?xi32>
    %3 = diviu %arg3, %arg3 : index
    return
  }
}

// ---- std.diviu generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.diviu"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.diviu"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.diviu"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.diviu"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.diviu upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.divui %arg0, %arg0 : i64
    %1 = arith.divui %arg1, %arg1 : vector<4xi8>
    %2 = arith.divui %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.divui %arg3, %arg3 : index
    return
  }
}

// ---- std.dma_start custom
module {
  func @f(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
    dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg4, %arg2[%arg3] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg4, %arg2[%arg3], %arg4, %arg4 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    return
  }
}

// ---- std.dma_start generic
"module"() ( {
  func @f(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
    "std.dma_start"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg3, %arg4, %arg2, %arg3) : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, index, memref<1xi32>, index) -> ()
    "std.dma_start"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg3, %arg4, %arg2, %arg3, %arg4, %arg4) : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, index, memref<1xi32>, index, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.dma_start upgraded
module {
  func.func @f(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
    memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg4, %arg2[%arg3] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg4, %arg2[%arg3], %arg4, %arg4 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    return
  }
}

// ---- std.dma_wait custom
module {
  func @f(%arg0: memref<1xi32, 4>, %arg1: index, %arg2: index) {
    dma_wait %arg0[%arg1], %arg2 : memref<1xi32, 4>
    return
  }
}

// ---- std.dma_wait generic
"module"() ( {
  func @f(%arg0: memref<1xi32, 4>, %arg1: index, %arg2: index) {
    "std.dma_wait"(%arg0, %arg1, %arg2) : (memref<1xi32, 4>, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.dma_wait upgraded
module {
  func.func @f(%arg0: memref<1xi32, 4>, %arg1: index, %arg2: index) {
    memref.dma_wait %arg0[%arg1], %arg2 : memref<1xi32, 4>
    return
  }
}

// ---- std.exp custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = exp %arg0 : f32
    %1 = exp %arg1 : vector<4xf32>
    %2 = exp %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.exp generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.exp"(%arg0) : (f32) -> f32
    %1 = "std.exp"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.exp"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.exp upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = math.exp %arg0 : f32
    %1 = math.exp %arg1 : vector<4xf32>
    %2 = math.exp %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.extract_element custom
module {
  func @f(%arg0: vector<4x4xi32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) {
    %0 = extract_element %arg0[%arg2, %arg3] : vector<4x4xi32>
    %1 = extract_element %arg1[%arg2, %arg3] : tensor<4x?xf32>
    return
  }
}

// ---- std.extract_element generic
"module"() ( {
  func @f(%arg0: vector<4x4xi32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) {
    %0 = "std.extract_element"(%arg0, %arg2, %arg3) : (vector<4x4xi32>, index, index) -> i32
    %1 = "std.extract_element"(%arg1, %arg2, %arg3) : (tensor<4x?xf32>, index, index) -> f32
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.extract_element upgraded
module {
  func.func @f(%arg0: vector<4x4xi32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) {
    %0 = vector.extract %arg0[%arg2, %arg3] : i32 from vector<4x4xi32>
    %extracted = tensor.extract %arg1[%arg2, %arg3] : tensor<4x?xf32>
    return
  }
}

// ---- std.fpext custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = fpext %arg0 : f32 to f64
    %1 = fpext %arg1 : vector<4xf32> to vector<4xf64>
    return
  }
}

// ---- std.fpext generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "std.fpext"(%arg0) : (f32) -> f64
    %1 = "std.fpext"(%arg1) : (vector<4xf32>) -> vector<4xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.fpext upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = arith.extf %arg0 : f32 to f64
    %1 = arith.extf %arg1 : vector<4xf32> to vector<4xf64>
    return
  }
}

// ---- std.fptrunc custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf64>) {
    %0 = fptrunc %arg0 : f64 to f16
    %1 = fptrunc %arg1 : vector<4xf64> to vector<4xf16>
    return
  }
}

// ---- std.fptrunc generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf64>) {
    %0 = "std.fptrunc"(%arg0) : (f64) -> f16
    %1 = "std.fptrunc"(%arg1) : (vector<4xf64>) -> vector<4xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.fptrunc upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf64>) {
    %0 = arith.truncf %arg0 : f64 to f16
    %1 = arith.truncf %arg1 : vector<4xf64> to vector<4xf16>
    return
  }
}

// ---- std.index_cast custom
module {
  func @f(%arg0: i32) {
    %0 = index_cast %arg0 : i32 to index
    return
  }
}

// ---- std.index_cast generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "std.index_cast"(%arg0) : (i32) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.index_cast upgraded
module {
  func.func @f(%arg0: i32) {
    %0 = arith.index_cast %arg0 : i32 to index
    return
  }
}

// ---- std.load custom
module {
  func @f(%arg0: memref<4x?xf32, 1>, %arg1: index, %arg2: index) {
    %0 = load %arg0[%arg1, %arg2] : memref<4x?xf32, 1>
    return
  }
}

// ---- std.load generic
"module"() ( {
  func @f(%arg0: memref<4x?xf32, 1>, %arg1: index, %arg2: index) {
    %0 = "std.load"(%arg0, %arg1, %arg2) : (memref<4x?xf32, 1>, index, index) -> f32
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.load upgraded
module {
  func.func @f(%arg0: memref<4x?xf32, 1>, %arg1: index, %arg2: index) {
    %0 = memref.load %arg0[%arg1, %arg2] : memref<4x?xf32, 1>
    return
  }
}

// ---- std.log custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = log %arg0 : f32
    %1 = log %arg1 : vector<4xf32>
    return
  }
}

// ---- std.log generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "std.log"(%arg0) : (f32) -> f32
    %1 = "std.log"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.log upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = math.log %arg0 : f32
    %1 = math.log %arg1 : vector<4xf32>
    return
  }
}

// ---- std.log10 custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = log10 %arg0 : f32
    %1 = log10 %arg1 : vector<4xf32>
    return
  }
}

// ---- std.log10 generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "std.log10"(%arg0) : (f32) -> f32
    %1 = "std.log10"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.log10 upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = math.log10 %arg0 : f32
    %1 = math.log10 %arg1 : vector<4xf32>
    return
  }
}

// ---- std.log2 custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = log2 %arg0 : f32
    %1 = log2 %arg1 : vector<4xf32>
    return
  }
}

// ---- std.log2 generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "std.log2"(%arg0) : (f32) -> f32
    %1 = "std.log2"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.log2 upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = math.log2 %arg0 : f32
    %1 = math.log2 %arg1 : vector<4xf32>
    return
  }
}

// ---- std.memref_cast custom
module {
  func @f(%arg0: memref<12x?xf32>) {
    %0 = memref_cast %arg0 : memref<12x?xf32> to memref<?x?xf32>
    %1 = memref_cast %0 : memref<?x?xf32> to memref<*xf32>
    return
  }
}

// ---- std.memref_cast generic
"module"() ( {
  func @f(%arg0: memref<12x?xf32>) {
    %0 = "std.memref_cast"(%arg0) : (memref<12x?xf32>) -> memref<?x?xf32>
    %1 = "std.memref_cast"(%0) : (memref<?x?xf32>) -> memref<*xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.memref_cast upgraded
module {
  func.func @f(%arg0: memref<12x?xf32>) {
    %cast = memref.cast %arg0 : memref<12x?xf32> to memref<?x?xf32>
    %cast_0 = memref.cast %cast : memref<?x?xf32> to memref<*xf32>
    return
  }
}

// ---- std.mulf custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = mulf %arg0, %arg0 : f64
    %1 = mulf %arg1, %arg1 : vector<4xf32>
    %2 = mulf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.mulf generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.mulf"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.mulf"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.mulf"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.mulf upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = arith.mulf %arg0, %arg0 : f64
    %1 = arith.mulf %arg1, %arg1 : vector<4xf32>
    %2 = arith.mulf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.muli custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = muli %arg0, %arg0 : i64
    %1 = muli %arg1, %arg1 : vector<4xi8>
    %2 = muli %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.muli generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.muli"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.muli"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.muli"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.muli upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.muli %arg0, %arg0 : i64
    %1 = arith.muli %arg1, %arg1 : vector<4xi8>
    %2 = arith.muli %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.negf custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = negf %arg0 : f32
    %1 = negf %arg1 : vector<4xf32>
    %2 = negf %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.negf generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.negf"(%arg0) : (f32) -> f32
    %1 = "std.negf"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.negf"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.negf upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %arg1 : vector<4xf32>
    %2 = arith.negf %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.or custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = or %arg0, %arg0 : i64
    %1 = or %arg1, %arg1 : vector<4xi8>
    %2 = or %arg2, %arg2 : tensor<4x?xi32>
    %3 = or %arg3, %arg3 : index
    return
  }
}

// ---- std.or generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.or"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.or"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.or"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.or"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.or upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.ori %arg0, %arg0 : i64
    %1 = arith.ori %arg1, %arg1 : vector<4xi8>
    %2 = arith.ori %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.ori %arg3, %arg3 : index
    return
  }
}

// ---- std.prefetch custom
module {
  func @f(%arg0: memref<400x400xi32>, %arg1: index) {
    prefetch %arg0[%arg1, %arg1], write, locality<1>, data : memref<400x400xi32>
    prefetch %arg0[%arg1, %arg1], read, locality<3>, instr : memref<400x400xi32>
    return
  }
}

// ---- std.prefetch generic
"module"() ( {
  func @f(%arg0: memref<400x400xi32>, %arg1: index) {
    "std.prefetch"(%arg0, %arg1, %arg1) {isDataCache = true, isWrite = true, localityHint = 1 : i32} : (memref<400x400xi32>, index, index) -> ()
    "std.prefetch"(%arg0, %arg1, %arg1) {isDataCache = false, isWrite = false, localityHint = 3 : i32} : (memref<400x400xi32>, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.prefetch upgraded
module {
  func.func @f(%arg0: memref<400x400xi32>, %arg1: index) {
    memref.prefetch %arg0[%arg1, %arg1], write, locality<1>, data : memref<400x400xi32>
    memref.prefetch %arg0[%arg1, %arg1], read, locality<3>, instr : memref<400x400xi32>
    return
  }
}

// ---- std.rank custom
module {
  func @f(%arg0: tensor<*xf32>) {
    %0 = rank %arg0 : tensor<*xf32>
    return
  }
}

// ---- std.rank generic
"module"() ( {
  func @f(%arg0: tensor<*xf32>) {
    %0 = "std.rank"(%arg0) : (tensor<*xf32>) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.rank upgraded
module {
  func.func @f(%arg0: tensor<*xf32>) {
    %rank = tensor.rank %arg0 : tensor<*xf32>
    return
  }
}

// ---- std.remf custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = remf %arg0, %arg0 : f64
    %1 = remf %arg1, %arg1 : vector<4xf32>
    %2 = remf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.remf generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.remf"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.remf"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.remf"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.remf upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = arith.remf %arg0, %arg0 : f64
    %1 = arith.remf %arg1, %arg1 : vector<4xf32>
    %2 = arith.remf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.remi_signed custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = remi_signed %arg0, %arg0 : i64
    %1 = remi_signed %arg1, %arg1 : vector<4xi8>
    %2 = remi_signed %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.remi_signed generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.remi_signed"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.remi_signed"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.remi_signed"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.remi_signed upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.remsi %arg0, %arg0 : i64
    %1 = arith.remsi %arg1, %arg1 : vector<4xi8>
    %2 = arith.remsi %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.remi_unsigned custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = remi_unsigned %arg0, %arg0 : i64
    %1 = remi_unsigned %arg1, %arg1 : vector<4xi8>
    %2 = remi_unsigned %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.remi_unsigned generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.remi_unsigned"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.remi_unsigned"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.remi_unsigned"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.remi_unsigned upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.remui %arg0, %arg0 : i64
    %1 = arith.remui %arg1, %arg1 : vector<4xi8>
    %2 = arith.remui %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.remis custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = remis %arg0, %arg0 : i64
    %1 = remis %arg1, %arg1 : vector<4xi8>
    %2 = remis %arg2, %arg2 : tensor<4x?xi32>
    %3 = remis %arg3, %arg3 : index
    return
  }
}

// ---- std.remis generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.remis"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.remis"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.remis"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.remis"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.remis upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.remsi %arg0, %arg0 : i64
    %1 = arith.remsi %arg1, %arg1 : vector<4xi8>
    %2 = arith.remsi %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.remsi %arg3, %arg3 : index
    return
  }
}

// ---- std.remiu custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = remiu %arg0, %arg0 : i64
    %1 = remiu %arg1, %arg1 : vector<4xi8>
    %2 = remiu %arg2, %arg2 : tensor<4x?xi32>
    %3 = remiu %arg3, %arg3 : index
    return
  }
}

// ---- std.remiu generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.remiu"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.remiu"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.remiu"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.remiu"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.remiu upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.remui %arg0, %arg0 : i64
    %1 = arith.remui %arg1, %arg1 : vector<4xi8>
    %2 = arith.remui %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.remui %arg3, %arg3 : index
    return
  }
}

// ---- std.return custom
module {
  func @g() {
    return
  }
  func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
    return %arg0, %arg1 : i32, f32
  }
}

// ---- std.return generic
"module"() ( {
  func @g() {
    "std.return"() : () -> ()
  }
  func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
    "std.return"(%arg0, %arg1) : (i32, f32) -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.return upgraded
module {
  func.func @g() {
    return
  }
  func.func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
    return %arg0, %arg1 : i32, f32
  }
}

// ---- std.select custom
module {
  func @f(%arg0: i1, %arg1: i32, %arg2: vector<42xi1>, %arg3: vector<42xf32>) {
    %0 = select %arg0, %arg1, %arg1 : i32
    %1 = select %arg2, %arg3, %arg3 : vector<42xf32>
    return
  }
}

// ---- std.select generic
"module"() ( {
  func @f(%arg0: i1, %arg1: i32, %arg2: vector<42xi1>, %arg3: vector<42xf32>) {
    %0 = "std.select"(%arg0, %arg1, %arg1) : (i1, i32, i32) -> i32
    %1 = "std.select"(%arg2, %arg3, %arg3) : (vector<42xi1>, vector<42xf32>, vector<42xf32>) -> vector<42xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.select upgraded
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: vector<42xi1>, %arg3: vector<42xf32>) {
    %0 = arith.select %arg0, %arg1, %arg1 : i32
    %1 = arith.select %arg2, %arg3, %arg3 : vector<42xi1>, vector<42xf32>
    return
  }
}

// ---- std.sexti custom
module {
  func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = sexti %arg0 : i8 to i32
    %1 = sexti %arg1 : vector<4xi8> to vector<4xi32>
    return
  }
}

// ---- std.sexti generic
"module"() ( {
  func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = "std.sexti"(%arg0) : (i8) -> i32
    %1 = "std.sexti"(%arg1) : (vector<4xi8>) -> vector<4xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.sexti upgraded
module {
  func.func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extsi %arg1 : vector<4xi8> to vector<4xi32>
    return
  }
}

// ---- std.shift_left custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = shift_left %arg0, %arg0 : i64
    %1 = shift_left %arg1, %arg1 : vector<4xi8>
    %2 = shift_left %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.shift_left generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.shift_left"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.shift_left"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.shift_left"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.shift_left upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.shli %arg0, %arg0 : i64
    %1 = arith.shli %arg1, %arg1 : vector<4xi8>
    %2 = arith.shli %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.shift_right_signed custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = shift_right_signed %arg0, %arg0 : i64
    %1 = shift_right_signed %arg1, %arg1 : vector<4xi8>
    %2 = shift_right_signed %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.shift_right_signed generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.shift_right_signed"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.shift_right_signed"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.shift_right_signed"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.shift_right_signed upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.shrsi %arg0, %arg0 : i64
    %1 = arith.shrsi %arg1, %arg1 : vector<4xi8>
    %2 = arith.shrsi %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.shift_right_unsigned custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = shift_right_unsigned %arg0, %arg0 : i64
    %1 = shift_right_unsigned %arg1, %arg1 : vector<4xi8>
    %2 = shift_right_unsigned %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.shift_right_unsigned generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.shift_right_unsigned"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.shift_right_unsigned"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.shift_right_unsigned"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.shift_right_unsigned upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.shrui %arg0, %arg0 : i64
    %1 = arith.shrui %arg1, %arg1 : vector<4xi8>
    %2 = arith.shrui %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.sitofp custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = sitofp %arg0 : i32 to f32
    %1 = sitofp %arg1 : vector<4xi32> to vector<4xf32>
    return
  }
}

// ---- std.sitofp generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "std.sitofp"(%arg0) : (i32) -> f32
    %1 = "std.sitofp"(%arg1) : (vector<4xi32>) -> vector<4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.sitofp upgraded
module {
  func.func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = arith.sitofp %arg0 : i32 to f32
    %1 = arith.sitofp %arg1 : vector<4xi32> to vector<4xf32>
    return
  }
}

// ---- std.splat custom
module {
  func @f(%arg0: f32) {
    %0 = splat %arg0 : vector<4xf32>
    %1 = splat %arg0 : tensor<8x16xf32>
    return
  }
}

// ---- std.splat generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "std.splat"(%arg0) : (f32) -> vector<4xf32>
    %1 = "std.splat"(%arg0) : (f32) -> tensor<8x16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.splat upgraded
module {
  func.func @f(%arg0: f32) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %splat = tensor.splat %arg0 : tensor<8x16xf32>
    return
  }
}

// ---- std.store custom
module {
  func @f(%arg0: f32, %arg1: memref<4x?xf32, 1>, %arg2: index, %arg3: index) {
    store %arg0, %arg1[%arg2, %arg3] : memref<4x?xf32, 1>
    return
  }
}

// ---- std.store generic
"module"() ( {
  func @f(%arg0: f32, %arg1: memref<4x?xf32, 1>, %arg2: index, %arg3: index) {
    "std.store"(%arg0, %arg1, %arg2, %arg3) : (f32, memref<4x?xf32, 1>, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.store upgraded
module {
  func.func @f(%arg0: f32, %arg1: memref<4x?xf32, 1>, %arg2: index, %arg3: index) {
    memref.store %arg0, %arg1[%arg2, %arg3] : memref<4x?xf32, 1>
    return
  }
}

// ---- std.subf custom
module {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = subf %arg0, %arg0 : f64
    %1 = subf %arg1, %arg1 : vector<4xf32>
    %2 = subf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.subf generic
"module"() ( {
  func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = "std.subf"(%arg0, %arg0) : (f64, f64) -> f64
    %1 = "std.subf"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %2 = "std.subf"(%arg2, %arg2) : (tensor<4x?xf16>, tensor<4x?xf16>) -> tensor<4x?xf16>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.subf upgraded
module {
  func.func @f(%arg0: f64, %arg1: vector<4xf32>, %arg2: tensor<4x?xf16>) {
    %0 = arith.subf %arg0, %arg0 : f64
    %1 = arith.subf %arg1, %arg1 : vector<4xf32>
    %2 = arith.subf %arg2, %arg2 : tensor<4x?xf16>
    return
  }
}

// ---- std.subi custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = subi %arg0, %arg0 : i64
    %1 = subi %arg1, %arg1 : vector<4xi8>
    %2 = subi %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.subi generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = "std.subi"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.subi"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.subi"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.subi upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>) {
    %0 = arith.subi %arg0, %arg0 : i64
    %1 = arith.subi %arg1, %arg1 : vector<4xi8>
    %2 = arith.subi %arg2, %arg2 : tensor<4x?xi32>
    return
  }
}

// ---- std.subview custom
#map0 = (d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2)
#map1 = (d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + d1 * s2 + d2 * s3 + s0)
module {
  func @f(%arg0: memref<8x16x4xf32, #map0>, %arg1: index, %arg2: index, %arg3: index) {
    %0 = subview %arg0[%arg1, %arg1, %arg1][%arg2, %arg2, %arg2][%arg3, %arg3, %arg3] : memref<8x16x4xf32, #map0> to memref<?x?x?xf32, #map1>
    return
  }
}

// ---- std.subview generic
#map0 = (d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2)
#map1 = (d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + d1 * s2 + d2 * s3 + s0)
"module"() ( {
  func @f(%arg0: memref<8x16x4xf32, #map0>, %arg1: index, %arg2: index, %arg3: index) {
    %0 = "std.subview"(%arg0, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2, %arg3, %arg3, %arg3) {operand_segment_sizes = dense<[1, 3, 3, 3]> : vector<4xi32>} : (memref<8x16x4xf32, #map0>, index, index, index, index, index, index, index, index, index) -> memref<?x?x?xf32, #map1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.subview upgraded
#map = affine_map<(d0, d1, d2) -> (d0 * 64 + d1 * 4 + d2)>
#map1 = affine_map<(d0, d1, d2)[s0, s1, s2, s3] -> (d0 * s1 + d1 * s2 + d2 * s3 + s0)>
module {
  func.func @f(%arg0: memref<8x16x4xf32, #map>, %arg1: index, %arg2: index, %arg3: index) {
    %subview = memref.subview %arg0[%arg1, %arg1, %arg1] [%arg2, %arg2, %arg2] [%arg3, %arg3, %arg3] : memref<8x16x4xf32, #map> to memref<?x?x?xf32, #map1>
    return
  }
}

// ---- std.tanh custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = tanh %arg0 : f32
    %1 = tanh %arg1 : vector<4xf32>
    %2 = tanh %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.tanh generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = "std.tanh"(%arg0) : (f32) -> f32
    %1 = "std.tanh"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    %2 = "std.tanh"(%arg2) : (tensor<4x?xf64>) -> tensor<4x?xf64>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.tanh upgraded
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: tensor<4x?xf64>) {
    %0 = math.tanh %arg0 : f32
    %1 = math.tanh %arg1 : vector<4xf32>
    %2 = math.tanh %arg2 : tensor<4x?xf64>
    return
  }
}

// ---- std.tensor_cast custom
module {
  func @f(%arg0: tensor<?x?xf32>) {
    %0 = tensor_cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %1 = tensor_cast %0 : tensor<4x?xf32> to tensor<*xf32>
    return
  }
}

// ---- std.tensor_cast generic
"module"() ( {
  func @f(%arg0: tensor<?x?xf32>) {
    %0 = "std.tensor_cast"(%arg0) : (tensor<?x?xf32>) -> tensor<4x?xf32>
    %1 = "std.tensor_cast"(%0) : (tensor<4x?xf32>) -> tensor<*xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.tensor_cast upgraded
module {
  func.func @f(%arg0: tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_0 = tensor.cast %cast : tensor<4x?xf32> to tensor<*xf32>
    return
  }
}

// ---- std.tensor_load custom
module {
  func @f(%arg0: memref<10x20xi32>, %arg1: memref<4x?xf32, 1>) {
    %0 = tensor_load %arg0 : memref<10x20xi32>
    %1 = tensor_load %arg1 : memref<4x?xf32, 1>
    return
  }
}

// ---- std.tensor_load generic
"module"() ( {
  func @f(%arg0: memref<10x20xi32>, %arg1: memref<4x?xf32, 1>) {
    %0 = "std.tensor_load"(%arg0) : (memref<10x20xi32>) -> tensor<10x20xi32>
    %1 = "std.tensor_load"(%arg1) : (memref<4x?xf32, 1>) -> tensor<4x?xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.tensor_load upgraded
module {
  func.func @f(%arg0: memref<10x20xi32>, %arg1: memref<4x?xf32, 1>) {
    %0 = bufferization.to_tensor %arg0 : memref<10x20xi32> to tensor<10x20xi32>
    %1 = bufferization.to_tensor %arg1 : memref<4x?xf32, 1> to tensor<4x?xf32>
    return
  }
}

// ---- std.tensor_store custom
module {
  func @f(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32, 1>) {
    tensor_store %arg0, %arg1 : memref<4x?xf32, 1>
    return
  }
}

// ---- std.tensor_store generic
"module"() ( {
  func @f(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32, 1>) {
    "std.tensor_store"(%arg0, %arg1) : (tensor<4x?xf32>, memref<4x?xf32, 1>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.tensor_store upgraded
module {
  func.func @f(%arg0: tensor<4x?xf32>, %arg1: memref<4x?xf32, 1>) {
    bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<4x?xf32>, memref<4x?xf32, 1>) -> ()
    return
  }
}

// ---- std.trunci custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = trunci %arg0 : i32 to i8
    %1 = trunci %arg1 : vector<4xi32> to vector<4xi8>
    return
  }
}

// ---- std.trunci generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "std.trunci"(%arg0) : (i32) -> i8
    %1 = "std.trunci"(%arg1) : (vector<4xi32>) -> vector<4xi8>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.trunci upgraded
module {
  func.func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.trunci %arg1 : vector<4xi32> to vector<4xi8>
    return
  }
}

// ---- std.view custom
#map = (d0, d1)[s0] -> (d0 * 4 + d1 + s0)
module {
  func @f(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) {
    %0 = view %arg0[][] : memref<2048xi8> to memref<64x4xf32>
    %1 = view %arg0[%arg1][%arg2] : memref<2048xi8> to memref<?x4xf32, #map>
    return
  }
}

// ---- std.view generic
#map = (d0, d1)[s0] -> (d0 * 4 + d1 + s0)
"module"() ( {
  func @f(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) {
    %0 = "std.view"(%arg0) : (memref<2048xi8>) -> memref<64x4xf32>
    %1 = "std.view"(%arg0, %arg1, %arg2) : (memref<2048xi8>, index, index) -> memref<?x4xf32, #map>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.view upgraded
#map = affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>
module {
  func.func @f(%arg0: memref<2048xi8>, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %view = memref.view %arg0[%c0][] : memref<2048xi8> to memref<64x4xf32>
    %view_0 = memref.view %arg0[%arg1][%arg2] : memref<2048xi8> to memref<?x4xf32>
    %cast = memref.cast %view_0 : memref<?x4xf32> to memref<?x4xf32, #map>
    return
  }
}

// ---- std.xor custom
module {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = xor %arg0, %arg0 : i64
    %1 = xor %arg1, %arg1 : vector<4xi8>
    %2 = xor %arg2, %arg2 : tensor<4x?xi32>
    %3 = xor %arg3, %arg3 : index
    return
  }
}

// ---- std.xor generic
"module"() ( {
  func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = "std.xor"(%arg0, %arg0) : (i64, i64) -> i64
    %1 = "std.xor"(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
    %2 = "std.xor"(%arg2, %arg2) : (tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
    %3 = "std.xor"(%arg3, %arg3) : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.xor upgraded
module {
  func.func @f(%arg0: i64, %arg1: vector<4xi8>, %arg2: tensor<4x?xi32>, %arg3: index) {
    %0 = arith.xori %arg0, %arg0 : i64
    %1 = arith.xori %arg1, %arg1 : vector<4xi8>
    %2 = arith.xori %arg2, %arg2 : tensor<4x?xi32>
    %3 = arith.xori %arg3, %arg3 : index
    return
  }
}

// ---- std.zexti custom
module {
  func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = zexti %arg0 : i8 to i32
    %1 = zexti %arg1 : vector<4xi8> to vector<4xi32>
    return
  }
}

// ---- std.zexti generic
"module"() ( {
  func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = "std.zexti"(%arg0) : (i8) -> i32
    %1 = "std.zexti"(%arg1) : (vector<4xi8>) -> vector<4xi32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- std.zexti upgraded
module {
  func.func @f(%arg0: i8, %arg1: vector<4xi8>) {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.extui %arg1 : vector<4xi8> to vector<4xi32>
    return
  }
}

