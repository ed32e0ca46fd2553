// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.3 has instead of what 3.4 has: a pointer may be a descriptor, and MMA has one barrier and no token.
irdl.dialect @ttng attributes {varve.removes = ["operation ttng.tc_gen5_mma", "operation ttng.tc_gen5_mma_scaled"]} {
  irdl.operation @async_tma_copy_global_to_local {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %coord = irdl.any {varve.rule = "I32"}
    %memdesc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(desc: %descriptor, coord: variadic %coord, barrier: %memdesc, result: %memdesc, pred: %pred)
  }
  irdl.operation @async_tma_copy_local_to_global {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %coord = irdl.any {varve.rule = "I32"}
    %memdesc = irdl.base "!ttg.memdesc"
    irdl.operands(desc: %descriptor, coord: variadic %coord, src: %memdesc)
  }
  irdl.operation @async_tma_gather {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %offset = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %memdesc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(desc: %descriptor, x_offsets: %offsets, y_offset: %offset, barrier: %memdesc, result: %memdesc, pred: %pred)
  }
  irdl.operation @async_tma_scatter {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %offset = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %memdesc = irdl.base "!ttg.memdesc"
    irdl.operands(desc: %descriptor, x_offsets: %offsets, y_offset: %offset, src: %memdesc)
  }
  irdl.operation @tc_gen5_mma attributes {
    varve.format = "$a `,` $b `,` $d `,` $useD `,` $pred (`,` $barrier^)? attr-dict `:` functional-type(operands, results)"
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %flag = irdl.any {varve.rule = "I1"}
    %two_ctas = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(a: %memdesc, b: %memdesc, d: %memdesc, useD: %flag, pred: %flag, barrier: optional %memdesc)
    irdl.attributes {"two_ctas" = %two_ctas} {varve.optional = ["two_ctas"]}
  }
  irdl.operation @tc_gen5_mma_scaled attributes {
    varve.format = [
      "$a `,` $b `,` $d `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type (`,` $barrier^)?",
      "attr-dict `:` functional-type(operands, results)"
    ]
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %flag = irdl.any {varve.rule = "I1"}
    %type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    irdl.operands(a: %memdesc, b: %memdesc, d: %memdesc, a_scale: %memdesc, b_scale: %memdesc, useD: %flag, pred: %flag, barrier: optional %memdesc)
    irdl.attributes {"a_type" = %type, "b_type" = %type}
  }
}
