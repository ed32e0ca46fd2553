// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.7 and 3.8 have instead of what 3.9 has. Releases before 3.6 copy without a contiguity, so that it has no default.
irdl.dialect @ttg {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy", storage = i32,
    cases = [["evict_normal", 1 : i32], ["evict_first", 2 : i32], ["evict_last", 3 : i32]]
  } : () -> ()
  irdl.operation @async_copy_global_to_local attributes {
    varve.removes = ["attribute cachePolicy", "attribute contiguity"],
    varve.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($src) `->` type($result)"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"cache" = %cache, "evict" = %evict, "contiguity" = %contiguity} {
      varve.optional = ["contiguity"], varve.defaults = {cache = 1 : i32, evict = 1 : i32}
    }
  }
}
