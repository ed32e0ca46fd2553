// sdy.all_gather
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_gather: part of an axis
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_gather [{"y":(2)2}, {}] %a out_sharding=<@mesh, [{"y":(1)2}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_reduce
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"x"} %a out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_slice
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_slice [{}, {"x"}] %a out_sharding=<@mesh, [{"y"}, {"x"}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_to_all
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.collective_permute
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.collective_permute %a out_sharding=<@mesh, [{"y":(1)2}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.reduce_scatter
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"x"}, {}] %a out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.replicated_to_unreduced
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.replicated_to_unreduced {"x"} %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.sharded_to_unreduced
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"x"}, {}] %a out_sharding=<@mesh, [{}, {}], unreduced={"x"}> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.reshard
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.reshard %a <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.sharding_constraint
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %a <@mesh, [{"x", ?}, {?}p1]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.data_flow_edge
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %a sharding=<@mesh, [{"x", ?}, {?}]> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.data_flow_edge: no sharding
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.data_flow_edge %a : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.func_data_flow_edge
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func private @g(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = call @g(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.func_data_flow_edge %0 : tensor<8x8xf32>
    %2 = stablehlo.negate %1 : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}

// -----

// sdy.propagation_barrier
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.propagation_barrier %a allowed_direction=BACKWARD : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.constant
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.constant dense<1.0> : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.sharding_group
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    sdy.sharding_group %a group_id=12 : tensor<8x8xf32>
    %1 = stablehlo.negate %a : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.manual_computation
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x8xf32>) {
      %2 = stablehlo.negate %b : tensor<4x8xf32>
      sdy.return %2 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy.named_computation
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.named_computation<"foo">(%a) in_shardings=[<@mesh, [{"x"}, {}]>] (%b: tensor<8x8xf32>) {
      %2 = stablehlo.negate %b : tensor<8x8xf32>
      sdy.return %2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: all_to_all_param
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<all_to_all_param {"x"}: 0->1>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: all_to_all_param_list
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 1->0]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: axis_ref
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<axis_ref"x">} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: axis_ref: a part
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<axis_ref"y":(1)2>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: axis_ref_list
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<axis_ref_list{"x", "y":(1)2}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: axis_ref_list: none
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<axis_ref_list{}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: axis_to_propagation_details
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<axis_to_propagation_details{"x"= operand-0->[result-0]}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: dimension_sharding
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<dimension_sharding {"x", ?}p2>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: list_of_axis_ref_lists
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<list_of_axis_ref_lists[{"x"}, {}]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: manual_axes
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<manual_axes{"x", "y"}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: mesh
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.mesh<["x"=2, "y"=2]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: mesh: devices
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.mesh<["x"=2], device_ids=[1, 0]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: mesh_axis
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<mesh_axis"x"=2>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: op_sharding_rule
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.op_sharding_rule<([i, j], [j, k])->([i, k]) {i=8, j=8, k=8} reduction={j}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: op_sharding_rule: custom
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.op_sharding_rule<([i, jk])->([i, k]) {i=8, j=2, k=4} need_replication={j} permutation={i} blocked_propagation={k}, custom>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: propagation_edges
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.propagation_edges<[{step-1=[{"x"= operand-0->[result-0]}]}]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: propagation_one_step
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<propagation_one_step{step-1=[{"x"= operand-0->[result-0]}]}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sharding
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sharding: unreduced
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.sharding<@mesh, [{}, {?}], unreduced={"x"}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sharding: a mesh of its own
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.sharding<mesh<["x"=2]>, [{"x"}, {}]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sharding_per_value
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sharding_per_value: none
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy.sharding_per_value<[]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: sub_axis_info
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<sub_axis_info(2)4>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// attributes of sdy: tensor_mapping
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %1 = stablehlo.negate %a {sdy.attribute = #sdy<tensor_mapping[i, jk]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}

// -----

// sdy: shardings of a function
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}) {
    %0 = stablehlo.custom_call @foo(%a) {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_gather: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y","x"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_gather [{"x"}, {}] %n out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_gather: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"y","x"},{}]> : tensor<8x8xf32>
    %0 = sdy.all_gather [{"x"}, {}] %n out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_reduce: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_reduce {"x"} %n out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_reduce: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"y"},{}]> : tensor<8x8xf32>
    %0 = sdy.all_reduce {"x"} %n out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_reduce: operand of StableHLO, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_reduce {"x"} %n out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_reduce: operand of sdy, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{},{}]> : tensor<8x8xf32>
    %0 = sdy.all_reduce {"x"} %n out_sharding=<@mesh, [{}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_slice: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_slice [{},{"x"}] %n out_sharding=<@mesh, [{"y"},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_slice: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"y"},{}]> : tensor<8x8xf32>
    %0 = sdy.all_slice [{},{"x"}] %n out_sharding=<@mesh, [{"y"},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_slice: operand of StableHLO, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_slice [{},{"x"}] %n out_sharding=<@mesh, [{},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_slice: operand of sdy, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{},{}]> : tensor<8x8xf32>
    %0 = sdy.all_slice [{},{"x"}] %n out_sharding=<@mesh, [{},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_to_all: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.all_to_all [{"x"}: 0->1] %n out_sharding=<@mesh, [{},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.all_to_all: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"x"},{}]> : tensor<8x8xf32>
    %0 = sdy.all_to_all [{"x"}: 0->1] %n out_sharding=<@mesh, [{},{"x"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.collective_permute: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.collective_permute  %n out_sharding=<@mesh, [{"y":(1)2},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.collective_permute: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"x"},{}]> : tensor<8x8xf32>
    %0 = sdy.collective_permute  %n out_sharding=<@mesh, [{"y":(1)2},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.collective_permute: operand of StableHLO, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.collective_permute  %n out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.collective_permute: operand of sdy, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{},{}]> : tensor<8x8xf32>
    %0 = sdy.collective_permute  %n out_sharding=<@mesh, [{},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.reduce_scatter: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.reduce_scatter [{"x"},{}] %n out_sharding=<@mesh, [{"x"},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.reduce_scatter: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{},{}]> : tensor<8x8xf32>
    %0 = sdy.reduce_scatter [{"x"},{}] %n out_sharding=<@mesh, [{"x"},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.reduce_scatter: operand of StableHLO, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.reduce_scatter [{"x"},{}] %n out_sharding=<@mesh, [{"y","x"},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.reduce_scatter: operand of sdy, replicated
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"y"},{}]> : tensor<8x8xf32>
    %0 = sdy.reduce_scatter [{"x"},{}] %n out_sharding=<@mesh, [{"y","x"},{}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.replicated_to_unreduced: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.replicated_to_unreduced {"x"} %n out_sharding=<@mesh, [{},{}], unreduced={"x"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.replicated_to_unreduced: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{},{}]> : tensor<8x8xf32>
    %0 = sdy.replicated_to_unreduced {"x"} %n out_sharding=<@mesh, [{},{}], unreduced={"x"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.sharded_to_unreduced: operand of StableHLO
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = stablehlo.negate %a {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"},{}]>]>} : tensor<8x8xf32>
    %0 = sdy.sharded_to_unreduced [{"x"},{}] %n out_sharding=<@mesh, [{},{}], unreduced={"x"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// sdy.sharded_to_unreduced: operand of sdy
module {
  sdy.mesh @mesh = <["x"=2, "y"=4]>
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %n = sdy.sharding_constraint %a <@mesh, [{"x"},{}]> : tensor<8x8xf32>
    %0 = sdy.sharded_to_unreduced [{"x"},{}] %n out_sharding=<@mesh, [{},{}], unreduced={"x"}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
