func.func @f(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2x3xi32>, %d: tensor<3xi32>) {
  %0, %1 = chlo.scan (%a) inits (%b) dimension = 0 attributes {} {
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    %2 = stablehlo.add %x, %y : tensor<3xf32>
    stablehlo.return %2, %2 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  %3:4 = chlo.scan(%a, %c) inits(%b, %d) dimension=0 attributes {is_reverse = true, note, scan_dim_size = 2 : i64} {
  ^bb0(%x: tensor<3xf32>, %i: tensor<3xi32>, %y: tensor<3xf32>, %j: tensor<3xi32>):
    stablehlo.return %x, %i, %y, %j : tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>
  } : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xi32>)
  %4 = chlo.scan() inits(%b) dimension=1 {
  ^bb0(%y: tensor<3xf32>):
    stablehlo.return %y : tensor<3xf32>
  } : (tensor<3xf32>) -> tensor<3xf32>
  %5 = chlo.scan(%a) inits() dimension=1 {
  ^bb0(%x: tensor<2xf32>):
    stablehlo.return %x : tensor<2xf32>
  } : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  %6:3 = "chlo.scan"(%a, %b) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
    stablehlo.return %x, %x, %y : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>)
  return
}

// -----
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xi32>, %arg3: tensor<3xi32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %5 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %5, %5 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
    %1:4 = chlo.scan(%arg0, %arg2) inits (%arg1, %arg3) dimension=0  attributes {is_reverse = true, note, scan_dim_size = 2 : i64} {
    ^bb0(%input: tensor<3xf32>, %input_0: tensor<3xi32>, %carry: tensor<3xf32>, %carry_1: tensor<3xi32>):
      stablehlo.return %input, %input_0, %carry, %carry_1 : tensor<3xf32>, tensor<3xi32>, tensor<3xf32>, tensor<3xi32>
    } : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<3xf32>, tensor<3xi32>)
    %2 = chlo.scan() inits (%arg1) dimension=1  {
    ^bb0(%carry: tensor<3xf32>):
      stablehlo.return %carry : tensor<3xf32>
    } : (tensor<3xf32>) -> tensor<3xf32>
    %3 = chlo.scan(%arg0) inits () dimension=1  {
    ^bb0(%input: tensor<2xf32>):
      stablehlo.return %input : tensor<2xf32>
    } : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4:3 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      stablehlo.return %input, %input, %carry : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>)
    return
  }
}
