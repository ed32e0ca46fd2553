// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Triton's dialect amdg has the name of MLIR's dialect amdgpu up to Triton 3.5.
irdl.dialect @amdgpu attributes {varve.set = "triton", varve.extends, varve.depends = ["tt"]} {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemSemantic", storage = i32,
    cases = [["relaxed", 1 : i32], ["acquire", 2 : i32], ["release", 3 : i32], ["acq_rel", 4 : i32]]
  } : () -> ()
  "varve.enum"() {sym_name = "MemSyncScope", storage = i32, cases = [["gpu", 1 : i32], ["cta", 2 : i32], ["sys", 3 : i32]]} : () -> ()
  "varve.enum"() {
    sym_name = "RMWOp", storage = i32,
    cases = [["and", 1 : i32], ["or", 2 : i32], ["xor", 3 : i32], ["add", 4 : i32], ["fadd", 5 : i32], ["max", 6 : i32], ["min", 7 : i32], ["umax", 8 : i32], ["umin", 9 : i32], ["exch", 10 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaleDotElemType", storage = i32,
    cases = [["e4m3", 0 : i32], ["e5m2", 1 : i32], ["e2m3", 2 : i32], ["e3m2", 3 : i32], ["e2m1", 4 : i32], ["bf16", 5 : i32], ["fp16", 6 : i32]]
  } : () -> ()
  irdl.attribute @"#OpIdx" attributes {varve.format = "`<` $value `>`"} {
    %number = irdl.any {varve.rule = "u32"}
    irdl.parameters(value: %number)
  }
  irdl.operation @upcast_mxfp attributes {
    varve.format = "$src `,` $scale `fp_type` `=` $fp_type attr-dict `:` type($src) `,` type($scale) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %fp_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %fastMath = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(src: %tensor, scale: %tensor)
    irdl.results(result: %tensor)
    irdl.attributes {"fp_type" = %fp_type, "fastMath" = %fastMath}
  }
  irdl.operation @in_thread_transpose attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(src: %tensor)
    irdl.results(result: %tensor)
  }
  irdl.operation @instruction_sched_hint attributes {varve.format = "attr-dict"} {
    %hint = irdl.any
    irdl.attributes {"variant" = %hint, "numDsReadsA" = %hint, "numDsReadsB" = %hint, "numDsWritesA" = %hint, "numDsWritesB" = %hint, "numGlobalLoadsA" = %hint, "numGlobalLoadsB" = %hint, "isBufferLoadsAEnabled" = %hint, "isBufferLoadsBEnabled" = %hint, "numMMAs" = %hint} {
      varve.optional = ["variant", "numDsReadsA", "numDsReadsB", "numDsWritesA", "numDsWritesB", "numGlobalLoadsA", "numGlobalLoadsB", "isBufferLoadsAEnabled", "isBufferLoadsBEnabled", "numMMAs"]
    }
  }
  irdl.operation @buffer_load attributes {
    varve.format = "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($result)",
    varve.let = ["type($ptr) = !tt.ptr(elem(type($result)))", "type($offsets) = over(type($result), e: i32)", "type($mask) = over(type($result), e: i1)", "type($other) = type($result)", "type($stride) = i32"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(ptr: %ptr, offsets: %offsets, stride: optional %stride, mask: optional %mask, other: optional %tensor) {varve.segments}
    irdl.results(result: %tensor)
    irdl.attributes {"cache" = %cache} {varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_store attributes {
    varve.format = "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($value)",
    varve.let = ["type($ptr) = !tt.ptr(elem(type($value)))", "type($offsets) = over(type($value), e: i32)", "type($mask) = over(type($value), e: i1)", "type($stride) = i32"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(value: %tensor, ptr: %ptr, offsets: %offsets, stride: optional %stride, mask: optional %mask) {varve.segments}
    irdl.attributes {"cache" = %cache} {varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($ptr) = !tt.ptr(elem(type($result)))", "type($offsets) = over(type($result), e: i32)", "type($mask) = over(type($result), e: i1)", "type($stride) = i32"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, offsets: %offsets, value: %tensor, stride: optional %stride, mask: optional %mask) {varve.segments}
    irdl.results(result: %tensor)
    irdl.attributes {"atomic_rmw_op" = %op, "sem" = %sem, "scope" = %scope}
  }
}
