// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The custom forms of Triton 3.9, which write the type of the pointer.
irdl.dialect @amdg attributes {varve.llvm = "24"} {
  irdl.operation @buffer_load attributes {varve.format = [
    "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict",
    "`:` qualified(type($ptr)) `->` type($result)"]} {
  }
  irdl.operation @buffer_store attributes {varve.format = [
    "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist(`cacheModifier` `=` $cache) (`stride` `=` $stride^)? attr-dict",
    "`:` qualified(type($ptr)) `->` type($value)"]} {
  }
  irdl.operation @async_tdm_copy_local_to_global attributes {
    varve.let = ["type($token) = !ttg.async.token"]
  } {
    %token = irdl.base "!ttg.async.token"
    irdl.results(token: %token)
  }
}
