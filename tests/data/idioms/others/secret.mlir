// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @dot_product(%arg0: !secret.secret<tensor<8xi16>>, %arg1: !secret.secret<tensor<8xi16>>) -> !secret.secret<i16> attributes {client.enc_func = {func_name = "dot_product", index = 0 : i64}} {
    %c1 = arith.constant 1 : index
    %0 = "secret.generic"(%arg0, %arg1) ({
    ^bb0(%x: tensor<8xi16>, %y: tensor<8xi16>):
      %2 = arith.muli %x, %y {mgmt.mgmt = #mgmt.mgmt<level = 1, dimension = 3>} : tensor<8xi16>
      %3 = "tensor_ext.rotate"(%2, %c1) : (tensor<8xi16>, index) -> tensor<8xi16>
      %4 = "mgmt.relinearize"(%3) {mgmt.mgmt = #mgmt.mgmt<level = 1>} : (tensor<8xi16>) -> tensor<8xi16>
      %5 = "mgmt.modreduce"(%4) {mgmt.mgmt = #mgmt.mgmt<level = 0>} : (tensor<8xi16>) -> tensor<8xi16>
      %6 = tensor.extract %5[%c1] : tensor<8xi16>
      "secret.yield"(%6) : (i16) -> ()
    }) {__argattrs = [{mgmt.mgmt = #mgmt.mgmt<level = 1>}, {mgmt.mgmt = #mgmt.mgmt<level = 1>}]} : (!secret.secret<tensor<8xi16>>, !secret.secret<tensor<8xi16>>) -> !secret.secret<i16>
    %1 = "secret.conceal"(%c1) : (index) -> !secret.secret<index>
    %7 = "secret.reveal"(%1) : (!secret.secret<index>) -> index
    %8 = "secret.cast"(%0) : (!secret.secret<i16>) -> !secret.secret<memref<16xi1>>
    return %0 : !secret.secret<i16>
  }
  func.func @layout(%arg0: tensor<16xi16> {tensor_ext.original_type = #tensor_ext.original_type<originalType = i16, layout = #tensor_ext.layout<map = (d0) -> (d0 mod 16)>>}, %arg1: i32 {secret.secret}) {
    %0 = "tensor_ext.assign_layout"(%arg0) {layout = #tensor_ext.layout<map = (d0) -> (d0)>} : (tensor<16xi16>) -> tensor<16xi16>
    %1 = "tensor_ext.convert_layout"(%0) {from_layout = affine_map<(d0) -> (d0)>, to_layout = affine_map<(d0) -> (d0 + 1)>} : (tensor<16xi16>) -> tensor<16xi16>
    return
  }
}

// -----

func.func @simple_sum(%arg0: i32 {secret.secret}, %arg1: tensor<32xi16> {secret.secret}) -> i16 {
  %c0 = arith.constant 0 : index
  %c0_si16 = arith.constant 0 : i16
  %0 = affine.for %i = 0 to 32 iter_args(%sum = %c0_si16) -> (i16) {
    %1 = tensor.extract %arg1[%i] : tensor<32xi16>
    %2 = arith.addi %1, %sum : i16
    affine.yield %2 : i16
  }
  "secret.separator"() : () -> ()
  return %0 : i16
}
