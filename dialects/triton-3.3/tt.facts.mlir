// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.3 has instead of what 3.4 has.
irdl.dialect @tt attributes {
  varve.removes = [
    "operation tt.descriptor_gather",
    "operation tt.descriptor_load",
    "operation tt.descriptor_reduce",
    "operation tt.descriptor_scatter",
    "operation tt.descriptor_store"]
} {
  irdl.operation @dot_scaled attributes {varve.removes = ["attribute lhs_k_pack", "attribute rhs_k_pack"]} {
  }
  irdl.operation @make_tensor_descriptor attributes {varve.removes = ["attribute padding"]} {
  }
  irdl.operation @reinterpret_tensor_descriptor attributes {
    varve.format = "$rawDesc attr-dict `:` qualified(type($rawDesc)) `to` qualified(type($result))",
    varve.traits = ["Pure"]
  } {
    %pointer = irdl.base "!tt.ptr"
    %descriptor = irdl.base "!tt.tensordesc"
    irdl.operands(rawDesc: %pointer)
    irdl.results(result: %descriptor)
  }
  irdl.operation @experimental_descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `->` type($result)",
    varve.let = ["type($indices) = i32"]
  } {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %index = irdl.any {varve.rule = "I32"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(desc: %descriptor, indices: variadic %index)
    irdl.results(result: %tensor)
    irdl.attributes {"cache" = %cache, "evict" = %evict} {varve.defaults = {cache = 1 : i32, evict = 1 : i32}}
  }
  irdl.operation @experimental_descriptor_store attributes {
    varve.format = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)",
    varve.let = ["type($indices) = i32"]
  } {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %index = irdl.any {varve.rule = "I32"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(desc: %descriptor, src: %tensor, indices: variadic %index)
  }
  irdl.operation @experimental_descriptor_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)",
    varve.let = ["type($y_offset) = i32"]
  } {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %offset = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(desc: %descriptor, x_offsets: %offsets, y_offset: %offset)
    irdl.results(result: %tensor)
  }
  irdl.operation @experimental_descriptor_scatter attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)",
    varve.let = ["type($y_offset) = i32"]
  } {
    %descriptor = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %offset = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(desc: %descriptor, x_offsets: %offsets, y_offset: %offset, src: %tensor)
  }
}
