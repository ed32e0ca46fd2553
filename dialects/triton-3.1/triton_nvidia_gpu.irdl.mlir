// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Triton's dialect ttng had this name up to Triton 3.2. 3.0 and 3.1 have dot_async where 3.2 has warp_group_dot.
irdl.dialect @triton_nvidia_gpu attributes {varve.set = "triton-3.1", varve.depends = ["tt", "triton_gpu"]} {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy", storage = i32,
    cases = [["evict_normal", 1 : i32], ["evict_first", 2 : i32], ["evict_last", 3 : i32]]
  } : () -> ()
  "varve.enum"() {sym_name = "InputPrecision", storage = i32, cases = [["tf32", 0 : i32], ["tf32x3", 1 : i32], ["ieee", 2 : i32]]} : () -> ()
  irdl.operation @dot_async attributes {
    varve.format = "$a `` `,` $b `` `,` $c attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.let = ["type($c) = type($d)"]
  } {
    %value = irdl.any
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %precision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(a: %value, b: %value, c: %tensor)
    irdl.results(d: %tensor)
    irdl.attributes {"inputPrecision" = %precision, "maxNumImpreciseAcc" = %number} {
      varve.defaults = {maxNumImpreciseAcc = 0 : i32}
    }
  }
  irdl.operation @dot_wait attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.let = ["type($outputs) = type($inputs)"]
  } {
    %value = irdl.any
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(inputs: variadic %value)
    irdl.results(outputs: variadic %value)
    irdl.attributes {"pendings" = %number}
  }
  irdl.operation @warp_group_dot attributes {
    varve.format = "$a `` `,` $b `` `,` $c (`,` $useC^)? attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.let = ["type($c) = type($d)", "type($useC) = i1"]
  } {
    %value = irdl.any
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %precision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %number = irdl.any {varve.rule = "I32Attr"}
    %condition = irdl.any {varve.rule = "I1"}
    %flag = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(a: %value, b: %value, c: %tensor, useC: optional %condition)
    irdl.results(d: %tensor)
    irdl.attributes {"inputPrecision" = %precision, "maxNumImpreciseAcc" = %number, "isAsync" = %flag} {
      varve.defaults = {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32, isAsync = false}
    }
  }
  irdl.operation @warp_group_dot_wait attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.let = ["type($outputs) = type($inputs)"]
  } {
    %value = irdl.any
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(inputs: variadic %value)
    irdl.results(outputs: variadic %value)
    irdl.attributes {"pendings" = %number}
  }
  irdl.operation @fence_async_shared attributes {varve.format = "attr-dict"} {
    %flag = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {"bCluster" = %flag}
  }
  irdl.operation @cluster_arrive attributes {varve.format = "attr-dict"} {
    %flag = irdl.any {varve.rule = "I1Attr"}
    irdl.attributes {"relaxed" = %flag}
  }
  irdl.operation @cluster_wait attributes {varve.format = "attr-dict"} {
  }
  irdl.operation @init_barrier attributes {varve.format = "$alloc `,` $count attr-dict `:` type($alloc)"} {
    %memdesc = irdl.base "!tt.memdesc"
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(alloc: %memdesc)
    irdl.attributes {"count" = %number}
  }
  irdl.operation @inval_barrier attributes {varve.format = "$alloc attr-dict `:` type($alloc)"} {
    %memdesc = irdl.base "!tt.memdesc"
    irdl.operands(alloc: %memdesc)
  }
  irdl.operation @barrier_expect attributes {
    varve.format = "$alloc `,` $size attr-dict `,` $pred `:` type($alloc)",
    varve.let = ["type($pred) = i1"]
  } {
    %memdesc = irdl.base "!tt.memdesc"
    %flag = irdl.any {varve.rule = "I1"}
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(alloc: %memdesc, pred: %flag)
    irdl.attributes {"size" = %number}
  }
  irdl.operation @wait_barrier attributes {
    varve.format = "$alloc `,` $phase attr-dict `:` type($alloc)",
    varve.let = ["type($phase) = i32"]
  } {
    %memdesc = irdl.base "!tt.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    irdl.operands(alloc: %memdesc, phase: %phase)
  }
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.format = "$desc_ptr `[` $coord `]` $result `,` $barrier `,` $pred oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($desc_ptr) `,` type($barrier) `->` type($result)",
    varve.let = ["type($coord) = i32", "type($pred) = i1"]
  } {
    %pointer = irdl.base "!tt.ptr"
    %coord = irdl.any {varve.rule = "I32"}
    %memdesc = irdl.base "!tt.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %flag = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(desc_ptr: %pointer, coord: variadic %coord, barrier: %memdesc, result: %memdesc, pred: %pred)
    irdl.attributes {"cache" = %cache, "evict" = %evict, "isVolatile" = %flag} {varve.defaults = {cache = 1 : i32, evict = 1 : i32, isVolatile = false}}
  }
  irdl.operation @async_tma_copy_local_to_global attributes {
    varve.format = "$desc_ptr `[` $coord `]` $src attr-dict `:` type($desc_ptr) `,` type($src)",
    varve.let = ["type($coord) = i32"]
  } {
    %pointer = irdl.base "!tt.ptr"
    %coord = irdl.any {varve.rule = "I32"}
    %memdesc = irdl.base "!tt.memdesc"
    irdl.operands(desc_ptr: %pointer, coord: variadic %coord, src: %memdesc)
  }
  irdl.operation @async_tma_store_wait attributes {varve.format = "attr-dict"} {
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"pendings" = %number}
  }
}
