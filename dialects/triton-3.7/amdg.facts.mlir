// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.7 and 3.8 have instead of what 3.9 has. 3.6 accesses buffers without a contiguity, so that it has no default.
irdl.dialect @amdg {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  irdl.operation @buffer_load attributes {
    varve.removes = ["attribute cachePolicy", "attribute contiguity"],
    varve.format = "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($result)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"cache" = %cache, "contiguity" = %contiguity} {varve.optional = ["contiguity"], varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_store attributes {
    varve.removes = ["attribute cachePolicy", "attribute contiguity"],
    varve.format = "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($value)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"cache" = %cache, "contiguity" = %contiguity} {varve.optional = ["contiguity"], varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_load_to_local attributes {
    varve.removes = ["attribute cachePolicy", "attribute contiguity"],
    varve.format = "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? oilist( `cacheModifier` `=` $cache ) `into` $dest attr-dict `:` type($ptr) `[` type($offsets) `]` type($other) `->` type($dest)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"cache" = %cache, "contiguity" = %contiguity} {varve.optional = ["contiguity"], varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_atomic_cas attributes {
    varve.format = "$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict `:` type($result)"
  } {
  }
  irdl.operation @buffer_atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` type($result)"
  } {
  }
  "varve.enum"() {
    sym_name = "ScaleDotElemType", storage = i32,
    cases = [["e4m3", 0 : i32], ["e5m2", 1 : i32], ["e2m3", 2 : i32], ["e3m2", 3 : i32], ["e2m1", 4 : i32], ["bf16", 5 : i32], ["fp16", 6 : i32]]
  } : () -> ()
  irdl.operation @upcast_mxfp attributes {
    varve.format = "$src `,` $scale `fp_type` `=` $fp_type attr-dict `:` type($src) `,` type($scale) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %fp_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %fastMath = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(src: %src, scale: %scale)
    irdl.results(result: %src)
    irdl.attributes {"fp_type" = %fp_type, "fastMath" = %fastMath}
  }
}
