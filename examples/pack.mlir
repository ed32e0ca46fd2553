#map = affine_map<(d0, d1) -> (d0 floordiv 8, d1 floordiv 8, d0 mod 8, d1 mod 8)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<?x?xf32>, memref<?x?xf32, #map>) -> (), sym_name = "pack_tiles"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32, #map>):
    %0 = "memref.dim"(%arg2, %arg0) : (memref<?x?xf32>, index) -> index
    %1 = "memref.dim"(%arg2, %arg1) : (memref<?x?xf32>, index) -> index
    "scf.for"(%arg0, %0, %arg1) ({
    ^bb0(%arg4: index):
      "scf.for"(%arg0, %1, %arg1) ({
      ^bb0(%arg5: index):
        %2 = "memref.load"(%arg2, %arg4, %arg5) : (memref<?x?xf32>, index, index) -> f32
        "memref.store"(%2, %arg3, %arg4, %arg5) : (f32, memref<?x?xf32, #map>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

