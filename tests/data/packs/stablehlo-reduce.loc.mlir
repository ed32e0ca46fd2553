func.func @f(%a: tensor<4xf32>, %b: tensor<f32>) {
  %0 = stablehlo.reduce(%a init: %b) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 =   stablehlo.reduce   (%a init: %b) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %2 = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  %3 = stablehlo.reduce(%a init: %b) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc("m":1:2)
  return
}

// -----
#loc2 = loc("written.mlir":1:14)
#loc3 = loc("written.mlir":1:33)
#loc6 = loc("written.mlir":4:12)
#loc7 = loc("written.mlir":4:29)
module {
  func.func @f(%arg0: tensor<4xf32> loc("written.mlir":1:14), %arg1: tensor<f32> loc("written.mlir":1:33)) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc4)
    %1 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg2: tensor<f32> loc("written.mlir":4:12), %arg3: tensor<f32> loc("written.mlir":4:29))  {
      %3 = stablehlo.subtract %arg2, %arg3 : tensor<f32> loc(#loc8)
      stablehlo.return %3 : tensor<f32> loc(#loc9)
    } loc(#loc5)
    %2 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc10)
    return loc(#loc11)
  } loc(#loc1)
} loc(#loc)
#loc = loc("written.mlir":0:0)
#loc1 = loc("written.mlir":1:1)
#loc4 = loc("written.mlir":2:24)
#loc5 = loc("written.mlir":3:29)
#loc8 = loc("written.mlir":5:10)
#loc9 = loc("written.mlir":6:5)
#loc10 = loc("m":1:2)
#loc11 = loc("written.mlir":9:3)
