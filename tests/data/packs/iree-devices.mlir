util.func public @f(%arg0: index) -> !hal.device attributes {layout = #iree_vector_ext.nested_layout<subgroup_tile = [4, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 8], element_tile = [1, 2], subgroup_strides = [1, 1], thread_strides = [32, 1]>} {
  %c1 = arith.constant 1 : index
  %a = hal.devices.get %c1 : !hal.device
  %b = hal.devices.get %arg0 : !hal.device
  util.return %b : !hal.device
}
// -----
#nested = #iree_vector_ext.nested_layout<subgroup_tile = [4, 1], batch_tile = [1, 1], outer_tile = [1, 1], thread_tile = [1, 8], element_tile = [1, 2], subgroup_strides = [1, 0], thread_strides = [0, 1]>
module {
  util.func public @f(%arg0: index) -> !hal.device attributes {layout = #nested} {
    %c1 = arith.constant 1 : index
    %device_1 = hal.devices.get %c1 : !hal.device
    %device_n = hal.devices.get %arg0 : !hal.device
    util.return %device_n : !hal.device
  }
}
