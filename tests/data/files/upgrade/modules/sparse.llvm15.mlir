module {
  func.func @a(%arg0: tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>>) -> (memref<?xi32>, memref<?xindex>, tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>>) {
    %c1 = arith.constant 1 : index
    %0 = sparse_tensor.pointers %arg0, %c1 : tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>> to memref<?xi32>
    %1 = sparse_tensor.indices %arg0, %c1 : tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>> to memref<?xindex>
    %2 = sparse_tensor.load %arg0 hasInserts : tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>>
    return %0, %1, %2 : memref<?xi32>, memref<?xindex>, tensor<?x8xf64, #sparse_tensor.encoding<{ dimLevelType = [ "dense", "compressed" ], dimOrdering = affine_map<(d0, d1) -> (d1, d0)>, pointerBitWidth = 32, indexBitWidth = 0 }>>
  }
}

