// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The result types that the C++ infers.
irdl.dialect @ltl attributes {varve.llvm = "24"} {
  irdl.operation @and attributes {varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]} {
  }
  irdl.operation @or attributes {varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]} {
  }
  irdl.operation @intersect attributes {varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]} {
  }
  irdl.operation @clock attributes {varve.let = ["type($result) = if(type($input) = !ltl.property, !ltl.property, !ltl.sequence)"]} {
  }
}
