// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.9 has: ODS is that of a fork.
irdl.dialect @nvg attributes {varve.llvm = "24"} {
  irdl.operation @warp_group_barrier_id attributes {varve.format = "attr-dict", varve.let = [ "type($result) = i32"]} {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(result: %result)
  }
}
