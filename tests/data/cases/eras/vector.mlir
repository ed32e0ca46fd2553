// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- vector.broadcast custom
module {
  func @f(%arg0: f32, %arg1: vector<1x4xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<2x3xf32>
    %1 = vector.broadcast %arg1 : vector<1x4xf32> to vector<3x4xf32>
    return
  }
}

// ---- vector.broadcast generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<1x4xf32>) {
    %0 = "vector.broadcast"(%arg0) : (f32) -> vector<2x3xf32>
    %1 = "vector.broadcast"(%arg1) : (vector<1x4xf32>) -> vector<3x4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.constant_mask custom
module {
  func @f() {
    %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
    return
  }
}

// ---- vector.constant_mask generic
"module"() ( {
  func @f() {
    %0 = "vector.constant_mask"() {mask_dim_sizes = [3, 2]} : () -> vector<4x3xi1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.contract custom
#map0 = (d0, d1, d2) -> (d0, d2)
#map1 = (d0, d1, d2) -> (d2, d1)
#map2 = (d0, d1, d2) -> (d0, d1)
module {
  func @f(%arg0: vector<4x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<4x16xf32>) {
    %0 = vector.contract {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
    return
  }
}

// ---- vector.contract generic
#map0 = (d0, d1, d2) -> (d0, d2)
#map1 = (d0, d1, d2) -> (d2, d1)
#map2 = (d0, d1, d2) -> (d0, d1)
"module"() ( {
  func @f(%arg0: vector<4x8xf32>, %arg1: vector<8x16xf32>, %arg2: vector<4x16xf32>) {
    %0 = "vector.contract"(%arg0, %arg1, %arg2) {indexing_maps = [#map0, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} : (vector<4x8xf32>, vector<8x16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.create_mask custom
module {
  func @f(%arg0: index) {
    %0 = vector.create_mask %arg0, %arg0 : vector<4x3xi1>
    return
  }
}

// ---- vector.create_mask generic
"module"() ( {
  func @f(%arg0: index) {
    %0 = "vector.create_mask"(%arg0, %arg0) : (index, index) -> vector<4x3xi1>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.extract custom
module {
  func @f(%arg0: vector<4x8x16xf32>) {
    %0 = vector.extract %arg0[3] : vector<4x8x16xf32>
    %1 = vector.extract %arg0[3, 2, 1] : vector<4x8x16xf32>
    return
  }
}

// ---- vector.extract generic
"module"() ( {
  func @f(%arg0: vector<4x8x16xf32>) {
    %0 = "vector.extract"(%arg0) {position = [3]} : (vector<4x8x16xf32>) -> vector<8x16xf32>
    %1 = "vector.extract"(%arg0) {position = [3, 2, 1]} : (vector<4x8x16xf32>) -> f32
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.extract_slices custom
module {
  func @f(%arg0: vector<4x2xf32>) {
    %0 = vector.extract_slices %arg0, [2, 2], [1, 1] : vector<4x2xf32> into tuple<vector<2x2xf32>, vector<2x2xf32>>
    %1 = vector.tuple_get %0, 1 : tuple<vector<2x2xf32>, vector<2x2xf32>>
    %2 = vector.tuple %1, %1 : vector<2x2xf32>, vector<2x2xf32>
    %3 = vector.insert_slices %2, [2, 2], [1, 1] : tuple<vector<2x2xf32>, vector<2x2xf32>> into vector<4x2xf32>
    return
  }
}

// ---- vector.extract_slices generic
"module"() ( {
  func @f(%arg0: vector<4x2xf32>) {
    %0 = "vector.extract_slices"(%arg0) {sizes = [2, 2], strides = [1, 1]} : (vector<4x2xf32>) -> tuple<vector<2x2xf32>, vector<2x2xf32>>
    %1 = "vector.tuple_get"(%0) {index = 1 : index} : (tuple<vector<2x2xf32>, vector<2x2xf32>>) -> vector<2x2xf32>
    %2 = "vector.tuple"(%1, %1) : (vector<2x2xf32>, vector<2x2xf32>) -> tuple<vector<2x2xf32>, vector<2x2xf32>>
    %3 = "vector.insert_slices"(%2) {sizes = [2, 2], strides = [1, 1]} : (tuple<vector<2x2xf32>, vector<2x2xf32>>) -> vector<4x2xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.extractelement custom
module {
  func @f(%arg0: vector<16xf32>, %arg1: i32) {
    %0 = vector.extractelement %arg0[%arg1 : i32] : vector<16xf32>
    return
  }
}

// ---- vector.extractelement generic
"module"() ( {
  func @f(%arg0: vector<16xf32>, %arg1: i32) {
    %0 = "vector.extractelement"(%arg0, %arg1) : (vector<16xf32>, i32) -> f32
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.insert custom
module {
  func @f(%arg0: f32, %arg1: vector<16xf32>, %arg2: vector<4x16xf32>) {
    %0 = vector.insert %arg0, %arg1[3] : f32 into vector<16xf32>
    %1 = vector.insert %arg1, %arg2[3] : vector<16xf32> into vector<4x16xf32>
    return
  }
}

// ---- vector.insert generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<16xf32>, %arg2: vector<4x16xf32>) {
    %0 = "vector.insert"(%arg0, %arg1) {position = [3]} : (f32, vector<16xf32>) -> vector<16xf32>
    %1 = "vector.insert"(%arg1, %arg2) {position = [3]} : (vector<16xf32>, vector<4x16xf32>) -> vector<4x16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.insert_strided_slice custom
module {
  func @f(%arg0: vector<4x4xf32>, %arg1: vector<4x8x16xf32>) {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [2, 2, 2], strides = [1, 1]} : vector<4x4xf32> into vector<4x8x16xf32>
    return
  }
}

// ---- vector.insert_strided_slice generic
"module"() ( {
  func @f(%arg0: vector<4x4xf32>, %arg1: vector<4x8x16xf32>) {
    %0 = "vector.insert_strided_slice"(%arg0, %arg1) {offsets = [2, 2, 2], strides = [1, 1]} : (vector<4x4xf32>, vector<4x8x16xf32>) -> vector<4x8x16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.insertelement custom
module {
  func @f(%arg0: f32, %arg1: vector<16xf32>, %arg2: i32) {
    %0 = vector.insertelement %arg0, %arg1[%arg2 : i32] : vector<16xf32>
    return
  }
}

// ---- vector.insertelement generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<16xf32>, %arg2: i32) {
    %0 = "vector.insertelement"(%arg0, %arg1, %arg2) : (f32, vector<16xf32>, i32) -> vector<16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.outerproduct custom
module {
  func @f(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>) {
    %0 = vector.outerproduct %arg0, %arg1 : vector<4xf32>, vector<8xf32>
    %1 = vector.outerproduct %arg0, %arg1, %arg2 : vector<4xf32>, vector<8xf32>
    return
  }
}

// ---- vector.outerproduct generic
"module"() ( {
  func @f(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x8xf32>) {
    %0 = "vector.outerproduct"(%arg0, %arg1) : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
    %1 = "vector.outerproduct"(%arg0, %arg1, %arg2) : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.print custom
module {
  func @f(%arg0: vector<4xf32>) {
    vector.print %arg0 : vector<4xf32>
    return
  }
}

// ---- vector.print generic
"module"() ( {
  func @f(%arg0: vector<4xf32>) {
    "vector.print"(%arg0) : (vector<4xf32>) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.reshape custom
module {
  func @f(%arg0: vector<3x2x4xf32>, %arg1: index) {
    %0 = vector.reshape %arg0, [%arg1, %arg1], [%arg1, %arg1], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
    return
  }
}

// ---- vector.reshape generic
"module"() ( {
  func @f(%arg0: vector<3x2x4xf32>, %arg1: index) {
    %0 = "vector.reshape"(%arg0, %arg1, %arg1, %arg1, %arg1) {fixed_vector_sizes = [4], operand_segment_sizes = dense<[1, 2, 2]> : vector<3xi32>} : (vector<3x2x4xf32>, index, index, index, index) -> vector<2x3x4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.shuffle custom
module {
  func @f(%arg0: vector<2x4xf32>, %arg1: vector<1x4xf32>) {
    %0 = vector.shuffle %arg0, %arg1[2, 0, 1] : vector<2x4xf32>, vector<1x4xf32>
    return
  }
}

// ---- vector.shuffle generic
"module"() ( {
  func @f(%arg0: vector<2x4xf32>, %arg1: vector<1x4xf32>) {
    %0 = "vector.shuffle"(%arg0, %arg1) {mask = [2, 0, 1]} : (vector<2x4xf32>, vector<1x4xf32>) -> vector<3x4xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.strided_slice custom
module {
  func @f(%arg0: vector<4x8x16xf32>) {
    %0 = vector.strided_slice %arg0 {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
    return
  }
}

// ---- vector.strided_slice generic
"module"() ( {
  func @f(%arg0: vector<4x8x16xf32>) {
    %0 = "vector.strided_slice"(%arg0) {offsets = [2, 2], sizes = [2, 2], strides = [1, 1]} : (vector<4x8x16xf32>) -> vector<2x2x16xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.transfer_read custom
#map = (d0, d1) -> (d0)
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?xf32>, vector<128xf32>
    return
  }
}

// ---- vector.transfer_read generic
#map = (d0, d1) -> (d0)
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32) {
    %0 = "vector.transfer_read"(%arg0, %arg1, %arg1, %arg2) {permutation_map = #map} : (memref<?x?xf32>, index, index, f32) -> vector<128xf32>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.transfer_write custom
#map = (d0, d1) -> (d1, d0)
module {
  func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<3x7xf32>) {
    vector.transfer_write %arg2, %arg0[%arg1, %arg1] {permutation_map = #map} : vector<3x7xf32>, memref<?x?xf32>
    return
  }
}

// ---- vector.transfer_write generic
#map = (d0, d1) -> (d1, d0)
"module"() ( {
  func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<3x7xf32>) {
    "vector.transfer_write"(%arg2, %arg0, %arg1, %arg1) {permutation_map = #map} : (vector<3x7xf32>, memref<?x?xf32>, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- vector.type_cast custom
module {
  func @f(%arg0: memref<8x8x8xf32>) {
    %0 = vector.type_cast %arg0 : memref<8x8x8xf32> to memref<vector<8x8x8xf32>>
    return
  }
}

// ---- vector.type_cast generic
"module"() ( {
  func @f(%arg0: memref<8x8x8xf32>) {
    %0 = "vector.type_cast"(%arg0) : (memref<8x8x8xf32>) -> memref<vector<8x8x8xf32>>
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

