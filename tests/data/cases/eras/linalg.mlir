// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- linalg.conv custom
module {
  func @f(%arg0: memref<?x?x?x?xf32>) {
    linalg.conv(%arg0, %arg0, %arg0) {dilations = [2, 2], strides = [1, 2]} : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
    return
  }
}

// ---- linalg.conv generic
"module"() ( {
  func @f(%arg0: memref<?x?x?x?xf32>) {
    "linalg.conv"(%arg0, %arg0, %arg0) {dilations = [2, 2], strides = [1, 2]} : (memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.copy custom
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.copy(%arg0, %arg0) : memref<?x?xf32>, memref<?x?xf32>
    return
  }
}

// ---- linalg.copy generic
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    "linalg.copy"(%arg0, %arg0) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.dot custom
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.dot(%arg1, %arg1, %arg2) : memref<?xf32>, memref<?xf32>, memref<f32>
    return
  }
}

// ---- linalg.dot generic
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    "linalg.dot"(%arg1, %arg1, %arg2) : (memref<?xf32>, memref<?xf32>, memref<f32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.fill custom
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.fill(%arg0, %arg3) : memref<?x?xf32>, f32
    return
  }
}

// ---- linalg.fill generic
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    "linalg.fill"(%arg0, %arg3) : (memref<?x?xf32>, f32) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.generic custom
#map0 = (d0, d1) -> (d0, d1)
#map1 = (d0, d1) -> (d1)
module {
  func @f(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    linalg.generic {args_in = 1 : i64, args_out = 1 : i64, indexing_maps = [#map0, #map1], iterator_types = ["parallel", "reduction"]} %arg0, %arg1 {
    ^bb0(%arg2: f32, %arg3: f32):	// no predecessors
      %0 = addf %arg2, %arg3 : f32
      linalg.yield %0 : f32
    } {tag} : memref<4x8xf32>, memref<8xf32>
    return
  }
}

// ---- linalg.generic generic
#map0 = (d0, d1) -> (d0, d1)
#map1 = (d0, d1) -> (d1)
"module"() ( {
  func @f(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    "linalg.generic"(%arg0, %arg1) ( {
    ^bb0(%arg2: f32, %arg3: f32):	// no predecessors
      %0 = "std.addf"(%arg2, %arg3) : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {args_in = 1 : i64, args_out = 1 : i64, indexing_maps = [#map0, #map1], iterator_types = ["parallel", "reduction"], tag} : (memref<4x8xf32>, memref<8xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.indexed_generic custom
#map0 = (d0, d1) -> (d0, d1)
#map1 = (d0, d1) -> (d1)
module {
  func @f(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    linalg.indexed_generic {args_in = 1 : i64, args_out = 1 : i64, doc = "d", indexing_maps = [#map0, #map1], iterator_types = ["parallel", "reduction"], library_call = "f"} %arg0, %arg1 {
    ^bb0(%arg2: index, %arg3: index, %arg4: f32, %arg5: f32):	// no predecessors
      linalg.yield %arg4 : f32
    } : memref<4x8xf32>, memref<8xf32>
    return
  }
}

// ---- linalg.indexed_generic generic
#map0 = (d0, d1) -> (d0, d1)
#map1 = (d0, d1) -> (d1)
"module"() ( {
  func @f(%arg0: memref<4x8xf32>, %arg1: memref<8xf32>) {
    "linalg.indexed_generic"(%arg0, %arg1) ( {
    ^bb0(%arg2: index, %arg3: index, %arg4: f32, %arg5: f32):	// no predecessors
      "linalg.yield"(%arg4) : (f32) -> ()
    }) {args_in = 1 : i64, args_out = 1 : i64, doc = "d", indexing_maps = [#map0, #map1], iterator_types = ["parallel", "reduction"], library_call = "f"} : (memref<4x8xf32>, memref<8xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.matmul custom
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.matmul(%arg0, %arg0, %arg0) : memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>
    return
  }
}

// ---- linalg.matmul generic
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    "linalg.matmul"(%arg0, %arg0, %arg0) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.matvec custom
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    linalg.matvec(%arg0, %arg1, %arg1) : memref<?x?xf32>, memref<?xf32>, memref<?xf32>
    return
  }
}

// ---- linalg.matvec generic
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: f32) {
    "linalg.matvec"(%arg0, %arg1, %arg1) : (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.range custom
module {
  func @f(%arg0: index) {
    %0 = linalg.range %arg0 : %arg0 : %arg0 : !linalg.range
    return
  }
}

// ---- linalg.range generic
"module"() ( {
  func @f(%arg0: index) {
    %0 = "linalg.range"(%arg0, %arg0, %arg0) : (index, index, index) -> !linalg.range
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.reshape custom
#map0 = (d0, d1, d2) -> (d0, d1)
#map1 = (d0, d1, d2) -> (d2)
module {
  func @f(%arg0: memref<3x4x5xf32>) {
    %0 = linalg.reshape %arg0 [#map0, #map1] : memref<3x4x5xf32> into memref<12x5xf32>
    return
  }
}

// ---- linalg.reshape generic
#map0 = (d0, d1, d2) -> (d0, d1)
#map1 = (d0, d1, d2) -> (d2)
"module"() ( {
  func @f(%arg0: memref<3x4x5xf32>) {
    %0 = "linalg.reshape"(%arg0) {reassociation = [#map0, #map1]} : (memref<3x4x5xf32>) -> memref<12x5xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.slice custom
#map0 = (d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)
#map1 = (d0)[s0] -> (d0 + s0)
module {
  func @f(%arg0: memref<?x?xf32, #map0>, %arg1: index) {
    %0 = linalg.range %arg1 : %arg1 : %arg1 : !linalg.range
    %1 = linalg.slice %arg0[%0, %arg1] : memref<?x?xf32, #map0>, !linalg.range, index, memref<?xf32, #map1>
    return
  }
}

// ---- linalg.slice generic
#map0 = (d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)
#map1 = (d0)[s0] -> (d0 + s0)
"module"() ( {
  func @f(%arg0: memref<?x?xf32, #map0>, %arg1: index) {
    %0 = "linalg.range"(%arg1, %arg1, %arg1) : (index, index, index) -> !linalg.range
    %1 = "linalg.slice"(%arg0, %0, %arg1) : (memref<?x?xf32, #map0>, !linalg.range, index) -> memref<?xf32, #map1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- linalg.transpose custom
#map = (d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)
module {
  func @f(%arg0: memref<?x?xf32, #map>) {
    %0 = linalg.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32, #map>
    return
  }
}

// ---- linalg.transpose generic
#map0 = (d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)
#map1 = (d0, d1) -> (d1, d0)
"module"() ( {
  func @f(%arg0: memref<?x?xf32, #map0>) {
    %0 = "linalg.transpose"(%arg0) {permutation = #map1} : (memref<?x?xf32, #map0>) -> memref<?x?xf32, #map0>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

