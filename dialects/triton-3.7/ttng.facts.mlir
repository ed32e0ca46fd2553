// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.7 and 3.8 have instead of what 3.9 has.
irdl.dialect @ttng {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy", storage = i32,
    cases = [["evict_normal", 1 : i32], ["evict_first", 2 : i32], ["evict_last", 3 : i32]]
  } : () -> ()
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.removes = ["attribute cachePolicy"],
    varve.format = "$desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))"
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.attributes {"cache" = %cache, "evict" = %evict} {varve.defaults = {cache = 1 : i32, evict = 1 : i32}}
  }
  irdl.operation @async_tma_copy_local_to_global attributes {varve.removes = ["attribute cachePolicy"]} {
  }
  irdl.operation @async_tma_gather attributes {varve.removes = ["attribute cachePolicy"]} {
  }
  irdl.operation @async_tma_reduce attributes {varve.removes = ["attribute cachePolicy"]} {
  }
  irdl.operation @async_tma_scatter attributes {varve.removes = ["attribute cachePolicy"]} {
  }
}
