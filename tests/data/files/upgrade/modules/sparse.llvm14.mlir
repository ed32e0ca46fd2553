module {
  func @a(%arg0: index) {
    %0 = sparse_tensor.init[%arg0] : tensor<?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ], pointerBitWidth = 0, indexBitWidth = 0 }>>
    sparse_tensor.release %0 : tensor<?xf64, #sparse_tensor.encoding<{ dimLevelType = [ "compressed" ], pointerBitWidth = 0, indexBitWidth = 0 }>>
    return
  }
  pdl.pattern @p : benefit(1) {
    %0 = operand
    %1 = operation "d.op"(%0 : !pdl.value) 
    rewrite %1 with "f" ["text", 1 : i32](%0 : !pdl.value)
  }
}

