// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- affine.apply custom
#map0 = (d0)[s0] -> (d0 * 2 + s0)
#map1 = (d0) -> (d0 floordiv 3)
module {
  func @f(%arg0: index, %arg1: index) {
    %0 = affine.apply #map0(%arg0)[%arg1]
    %1 = affine.apply #map1(%arg0)
    return
  }
}

// ---- affine.apply generic
#map0 = (d0)[s0] -> (d0 * 2 + s0)
#map1 = (d0) -> (d0 floordiv 3)
"module"() ( {
  func @f(%arg0: index, %arg1: index) {
    %0 = "affine.apply"(%arg0, %arg1) {map = #map0} : (index, index) -> index
    %1 = "affine.apply"(%arg0) {map = #map1} : (index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.dma_start custom
module {
  func @f(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    affine.for %arg4 = 0 to 10 {
      affine.dma_start %arg0[%arg4 + 3, %arg4], %arg1[%arg4, %arg4], %arg2[%arg4], %arg3 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
      affine.dma_start %arg0[%arg4, %arg4], %arg1[%arg4, %arg4], %arg2[%arg4], %arg3, %arg3, %arg3 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
      affine.dma_wait %arg2[%arg4], %arg3 : memref<1xi32>
    }
    return
  }
}

// ---- affine.dma_start generic
#map0 = (d0) -> (d0, d0)
#map1 = (d0) -> (d0 + 3, d0)
#map2 = (d0) -> (d0)
#map3 = () -> (0)
#map4 = () -> (10)
"module"() ( {
  func @f(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    "affine.for"() ( {
    ^bb0(%arg4: index):	// no predecessors
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg2, %arg4, %arg3) {dst_map = #map0, src_map = #map1, tag_map = #map2} : (memref<40x128xf32>, index, memref<2x1024xf32, 1>, index, memref<1xi32>, index, index) -> ()
      "affine.dma_start"(%arg0, %arg4, %arg1, %arg4, %arg2, %arg4, %arg3, %arg3, %arg3) {dst_map = #map0, src_map = #map0, tag_map = #map2} : (memref<40x128xf32>, index, memref<2x1024xf32, 1>, index, memref<1xi32>, index, index, index, index) -> ()
      "affine.dma_wait"(%arg2, %arg4, %arg3) {tag_map = #map2} : (memref<1xi32>, index, index) -> ()
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map3, step = 1 : index, upper_bound = #map4} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.for custom
#map0 = (d0) -> (d0)
#map1 = (d0)[s0] -> (d0 + 32, s0)
#map2 = (d0) -> (d0, 1)
module {
  func @f(%arg0: index) {
    affine.for %arg1 = 0 to 10 {
      affine.for %arg2 = #map0(%arg1) to min #map1(%arg1)[%arg0] step 2 {
      }
      affine.for %arg2 = max #map2(%arg1) to %arg0 {
      } {tag = 1 : i64}
    }
    return
  }
}

// ---- affine.for generic
#map0 = (d0) -> (d0)
#map1 = (d0)[s0] -> (d0 + 32, s0)
#map2 = (d0) -> (d0, 1)
#map3 = ()[s0] -> (s0)
#map4 = () -> (0)
#map5 = () -> (10)
"module"() ( {
  func @f(%arg0: index) {
    "affine.for"() ( {
    ^bb0(%arg1: index):	// no predecessors
      "affine.for"(%arg1, %arg1, %arg0) ( {
      ^bb0(%arg2: index):	// no predecessors
        "affine.terminator"() : () -> ()
      }) {lower_bound = #map0, step = 2 : index, upper_bound = #map1} : (index, index, index) -> ()
      "affine.for"(%arg1, %arg0) ( {
      ^bb0(%arg2: index):	// no predecessors
        "affine.terminator"() : () -> ()
      }) {lower_bound = #map2, step = 1 : index, tag = 1 : i64, upper_bound = #map3} : (index, index) -> ()
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map4, step = 1 : index, upper_bound = #map5} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.if custom
#set0 = (d0)[s0] : (d0 - 1 >= 0, -d0 + s0 == 0)
#set1 = () : (0 >= 0)
module {
  func @f(%arg0: index) {
    affine.for %arg1 = 0 to 10 {
      affine.if #set0(%arg1)[%arg0] {
        "test.x"() : () -> ()
      } else {
        "test.y"() : () -> ()
      } {tag}
      affine.if #set1() {
      }
    }
    return
  }
}

// ---- affine.if generic
#map0 = () -> (0)
#map1 = () -> (10)
#set0 = (d0)[s0] : (d0 - 1 >= 0, -d0 + s0 == 0)
#set1 = () : (0 >= 0)
"module"() ( {
  func @f(%arg0: index) {
    "affine.for"() ( {
    ^bb0(%arg1: index):	// no predecessors
      "affine.if"(%arg1, %arg0) ( {
        "test.x"() : () -> ()
        "affine.terminator"() : () -> ()
      },  {
        "test.y"() : () -> ()
        "affine.terminator"() : () -> ()
      }) {condition = #set0, tag} : (index, index) -> ()
      "affine.if"() ( {
        "affine.terminator"() : () -> ()
      },  {
      }) {condition = #set1} : () -> ()
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map0, step = 1 : index, upper_bound = #map1} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.load custom
module {
  func @f(%arg0: memref<100x100xf32>, %arg1: index) {
    affine.for %arg2 = 0 to 10 {
      %0 = affine.load %arg0[%arg2 + 3, %arg2 * 2 + symbol(%arg1)] : memref<100x100xf32>
    }
    return
  }
}

// ---- affine.load generic
#map0 = (d0)[s0] -> (d0 + 3, d0 * 2 + s0)
#map1 = () -> (0)
#map2 = () -> (10)
"module"() ( {
  func @f(%arg0: memref<100x100xf32>, %arg1: index) {
    "affine.for"() ( {
    ^bb0(%arg2: index):	// no predecessors
      %0 = "affine.load"(%arg0, %arg2, %arg1) {map = #map0} : (memref<100x100xf32>, index, index) -> f32
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map1, step = 1 : index, upper_bound = #map2} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.min custom
#map = (d0)[s0] -> (1000, d0 + 512, s0)
module {
  func @f(%arg0: index, %arg1: index) {
    %0 = affine.min #map(%arg0)[%arg1]
    return
  }
}

// ---- affine.min generic
#map = (d0)[s0] -> (1000, d0 + 512, s0)
"module"() ( {
  func @f(%arg0: index, %arg1: index) {
    %0 = "affine.min"(%arg0, %arg1) {map = #map} : (index, index) -> index
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.prefetch custom
module {
  func @f(%arg0: memref<100x100xf32>) {
    affine.for %arg1 = 0 to 10 {
      affine.prefetch %arg0[%arg1, %arg1 + 1], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %arg0[%arg1, %arg1], write, locality<0>, instr : memref<100x100xf32>
    }
    return
  }
}

// ---- affine.prefetch generic
#map0 = (d0) -> (d0, d0 + 1)
#map1 = (d0) -> (d0, d0)
#map2 = () -> (0)
#map3 = () -> (10)
"module"() ( {
  func @f(%arg0: memref<100x100xf32>) {
    "affine.for"() ( {
    ^bb0(%arg1: index):	// no predecessors
      "affine.prefetch"(%arg0, %arg1) {isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map0} : (memref<100x100xf32>, index) -> ()
      "affine.prefetch"(%arg0, %arg1) {isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map1} : (memref<100x100xf32>, index) -> ()
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map2, step = 1 : index, upper_bound = #map3} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- affine.store custom
module {
  func @f(%arg0: memref<100x100xf32>, %arg1: f32) {
    affine.for %arg2 = 0 to 10 {
      affine.store %arg1, %arg0[%arg2 + 3, %arg2 mod 7] : memref<100x100xf32>
    }
    return
  }
}

// ---- affine.store generic
#map0 = (d0) -> (d0 + 3, d0 mod 7)
#map1 = () -> (0)
#map2 = () -> (10)
"module"() ( {
  func @f(%arg0: memref<100x100xf32>, %arg1: f32) {
    "affine.for"() ( {
    ^bb0(%arg2: index):	// no predecessors
      "affine.store"(%arg1, %arg0, %arg2) {map = #map0} : (f32, memref<100x100xf32>, index) -> ()
      "affine.terminator"() : () -> ()
    }) {lower_bound = #map1, step = 1 : index, upper_bound = #map2} : () -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

