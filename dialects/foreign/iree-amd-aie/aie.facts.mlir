// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types and forms that the C++ of the dialect parses, and the names that it gives to values.
irdl.dialect @aie {
  irdl.type @"!objectfifo" attributes {varve.format = "`<` $elementType `>`"} {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    irdl.parameters(elementType: %memref)
  }
  irdl.type @"!objectfifosubview" attributes {varve.format = "`<` $elementType `>`"} {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    irdl.parameters(elementType: %memref)
  }
  "varve.directive"() {
    sym_name = "ObjectFifoProducerTile",
    takes = ["$tile", "$dimensions"],
    format = "$tile one( let($dimensions = #aie.bd_dim_layout_array([])) | `toStream` $dimensions )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ObjectFifoConsumerTiles",
    takes = ["$tiles", "$dimensions"],
    format = "each($tiles $dimensions.value by `,`: $tiles one( let($dimensions.value = #aie.bd_dim_layout_array([])) | `fromStream` $dimensions.value ))"
  } : () -> ()
}
