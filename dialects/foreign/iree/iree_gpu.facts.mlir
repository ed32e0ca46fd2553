// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What IREE's C++ says.
irdl.dialect @iree_gpu {
  // Inside other attributes, these follow a blank.
  irdl.attribute @"#compute_bitwidths" attributes {varve.format = "`` $value"} {
  }
  irdl.attribute @"#dotproduct_ops" attributes {varve.format = "`` $value"} {
  }
  irdl.attribute @"#mma_intrinsic" attributes {varve.format = "`` $value"} {
  }
  irdl.attribute @"#storage_bitwidths" attributes {varve.format = "`` $value"} {
  }
  irdl.attribute @"#subgroup_ops" attributes {varve.format = "`` $value"} {
  }
  irdl.attribute @"#virtual_mma_intrinsic" attributes {varve.format = "`` $value"} {
  }
}
