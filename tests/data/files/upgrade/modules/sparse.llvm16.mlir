module {
  func.func @a(%arg0: tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>, %arg1: index, %arg2: f64, %arg3: f32, %arg4: memref<?xindex>, %arg5: memref<?xf32>, %arg6: tensor<?x?xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed-nu", "singleton-no" ] }>>, %arg7: tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], slice = [ (1, 4, 1), (1, ?, 2) ] }>>) -> memref<?xindex> {
    %0 = sparse_tensor.pointers %arg0 {dimension = 1 : index} : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>> to memref<?xi32>
    %1 = sparse_tensor.indices %arg0 {dimension = 1 : index} : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>> to memref<?xindex>
    %2 = sparse_tensor.values %arg0 : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>> to memref<?xf64>
    %3 = sparse_tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>
    sparse_tensor.sort_coo stable %arg1, %arg4 jointly %arg5 {nx = 2 : index, ny = 1 : index} : memref<?xindex> jointly memref<?xf32>
    %4 = sparse_tensor.load %3 hasInserts : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>
    %5 = sparse_tensor.indices_buffer %arg6 : tensor<?x?xf32, #sparse_tensor.encoding<{ dimLevelType = [ "compressed-nu", "singleton-no" ] }>> to memref<?xindex>
    %6 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], pointerBitWidth = 32 }>>
    %7 = sparse_tensor.storage_specifier.get %6  dim_sz at 0 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], pointerBitWidth = 32 }>> to i64
    %8 = sparse_tensor.storage_specifier.set %6  ptr_mem_sz at 0 with %7 : i64, !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], pointerBitWidth = 32 }>>
    %9 = sparse_tensor.convert %arg0 : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>> to tensor<?x?xf64>
    %10 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %11 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg1] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<?x?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>
    %12 = bufferization.alloc_tensor(%arg1) : tensor<?x10xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32 }>>
    %outBuffer, %newSize = sparse_tensor.push_back %arg1, %arg5, %arg3 : index, memref<?xf32>, f32
    return %1 : memref<?xindex>
  }
}

