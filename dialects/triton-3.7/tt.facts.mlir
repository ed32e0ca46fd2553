// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.7 and 3.8 have instead of what 3.9 has. Boundary checks of block pointers end with 3.7.
irdl.dialect @tt attributes {
  varve.removes = [
    "attribute cache_policy",
    "operation tt.approx_divf",
    "operation tt.atomic_load",
    "operation tt.atomic_poll",
    "operation tt.atomic_store",
    "type tensordesc"]
} {
  // In 3.7 the element type is that of a tensor, and this has the shape.
  irdl.type @"!tensordesc" attributes {varve.format = "`<` shaped($shape, $elementType) (`,` $sharedLayout^)? `>`"} {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %layout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(shape: %shape, elementType: %type, sharedLayout: %layout) {varve.optional = ["sharedLayout"]}
  }
  irdl.operation @call attributes {varve.layouts = "-arg_attrs -res_attrs"} { // JAX 0.4.35 to 0.5.3
  }
  irdl.operation @load attributes {
    varve.removes = ["attribute cachePolicy"],
    varve.layouts = "-boundaryCheck -padding", // 3.8, JAX since 0.9.2
    varve.format = "$ptr (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($ptr)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %boundaryCheck = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %padding = irdl.any {varve.rule = "enum<@PaddingOption>"}
    irdl.attributes {"boundaryCheck" = %boundaryCheck, "padding" = %padding, "cache" = %cache, "evict" = %evict} {
      varve.optional = ["padding"], varve.defaults = {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32}
    }
  }
  irdl.operation @store attributes {
    varve.removes = ["attribute cachePolicy", "attribute ignore_cta"],
    varve.layouts = "-boundaryCheck;-boundaryCheck +ignore_cta?", // JAX since 0.9.2, 3.8
    varve.format = "$ptr `,` $value (`,` $mask^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($ptr)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %boundaryCheck = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.attributes {"boundaryCheck" = %boundaryCheck, "cache" = %cache, "evict" = %evict} {
      varve.defaults = {boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32}
    }
  }
  irdl.operation @descriptor_load attributes {
    varve.removes = ["attribute cachePolicy"],
    varve.format = "$desc `[` $indices `]` oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `->` type($result)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.attributes {"cache" = %cache, "evict" = %evict} {varve.defaults = {cache = 1 : i32, evict = 1 : i32}}
  }
}
