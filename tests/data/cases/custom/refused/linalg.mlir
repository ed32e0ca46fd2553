func.func @no_inputs_type(%f: tensor<4xf32>) {
  %0 = linalg.exp ins(%f) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @count_of_types(%f: tensor<4xf32>) {
  %0 = linalg.add ins(%f, %f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @count_of_operands(%f: tensor<4xf32>) {
  %0 = linalg.add ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @integers(%f: tensor<4xi32>) {
  %0 = linalg.exp ins(%f : tensor<4xi32>) outs(%f : tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @mixed(%f: tensor<4xf32>, %i: tensor<4xi32>) {
  %0 = linalg.add ins(%f, %i : tensor<4xf32>, tensor<4xi32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @subtraction_of_bools(%f: tensor<4xi1>) {
  %0 = linalg.sub ins(%f, %f : tensor<4xi1>, tensor<4xi1>) outs(%f : tensor<4xi1>) -> tensor<4xi1>
  return
}
// -----
func.func @maps_in_brackets(%f: tensor<4x4xf32>) {
  %0 = linalg.matmul indexing_maps = affine_map<() -> ()> ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @maps_wanted(%f: tensor<4x4xf32>) {
  %0 = linalg.contract ins(%f, %f : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @kind_wanted(%f: tensor<4xf32>) {
  %0 = linalg.elementwise ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @iterators_wanted(%f: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = []} outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}
// -----
func.func @no_dictionary(%f: tensor<4xf32>) {
  %0 = linalg.generic outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}
// -----
func.func @yield_types(%f: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a
  } -> tensor<4xf32>
  return
}
// -----
func.func @dimensions_wanted(%f: tensor<4xf32>, %z: tensor<f32>) {
  %0 = linalg.reduce { arith.addf } ins(%f : tensor<4xf32>) outs(%z : tensor<f32>)
  return
}
// -----
func.func @payload_end(%f: tensor<4xf32>) {
  %0 = linalg.map { arith.negf ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>)
  return
}
// -----
func.func @region_wanted(%f: tensor<4xf32>) {
  %0 = linalg.map ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>)
  return
}
// -----
func.func @permutation(%f: tensor<4xf32>) {
  %0 = linalg.transpose ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) permutation [0]
  return
}
// -----
func.func @defined_inside(%a: tensor<4xf32>) {
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = tensor.empty() : tensor<4xf32>
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}
