// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.type @"!ptr" attributes {varve.traits = ["DataLayoutTypeInterface", "VectorElementTypeInterface", "PointerLikeType"]} {
  }
  irdl.operation @add attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @mul attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @shl attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @sub attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @trunc attributes {varve.keyword.overflowFlags = "overflow"} {
  }
}
