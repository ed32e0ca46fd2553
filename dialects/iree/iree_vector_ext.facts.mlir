// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_vector_ext attributes {varve.llvm = "24"} {
  irdl.attribute @"#nested_layout" attributes {
    varve.read_as = "#iree_vector_ext.nested_layout($subgroupTile, $batchTile, $outerTile, $threadTile, $elementTile, map(i in indices($subgroupStrides): if($subgroupTile[i] = 1, 0, $subgroupStrides[i])), map(i in indices($threadStrides): if($threadTile[i] = 1, 0, $threadStrides[i])))",
    varve.alias = "nested"
  } {
  }
}
