// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The custom forms of Triton 3.9, which write the type of the pointer.
irdl.dialect @amdg attributes {
  varve.llvm = "24",
  varve.removes = [
    "enum EvictionPolicy",
    "operation amdg.assume_uniform",
    "operation amdg.async_copy_local_to_global",
    "operation amdg.async_tdm_copy_local_to_global",
    "operation amdg.buffer_atomic_rmw",
    "operation amdg.buffer_load",
    "operation amdg.buffer_load_to_local",
    "operation amdg.buffer_store",
    "operation amdg.local_load_packed_tranposed",
    "operation amdg.masked_load",
    "operation amdg.memory_counter_wait",
    "operation amdg.mfma_commit",
    "operation amdg.read_barrier_phase",
    "operation amdg.register_handoff",
    "operation amdg.register_resident",
    "operation amdg.rematerialized_range",
    "operation amdg.scheduled_mfma"]
} {
  irdl.operation @async_copy_local_to_global attributes {
    varve.format = "$src `,` $dst (`mask` $mask^)? attr-dict `:` qualified(type($src)) `->` type($dst)",
    varve.traits = ["PredicatedOpInterface", "OptionalTypesMatchWith<dst,mask>"],
    varve.let = ["type($mask) = over(type($dst), e: i1)", "type($token) = !ttg.async.token"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dst = irdl.any {varve.rule = "RankedTensorOf<!tt.ptr>"}
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %token = irdl.base "!ttg.async.token"
    %cachePolicy = irdl.any
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(src: %src, dst: %dst, mask: optional %mask)
    irdl.results(token: %token)
    irdl.attributes {"cachePolicy" = %cachePolicy, "contiguity" = %contiguity} {varve.optional = ["cachePolicy"], varve.defaults = {contiguity = 1 : i32}}
  }
  irdl.operation @async_tdm_copy_local_to_global attributes {
    varve.format = "$desc `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($src)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))",
    varve.traits = ["MBarrierOpInterface", "TDMOpInterface"],
    varve.let = ["type($token) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.base "!ttg.memdesc"
    %barrier = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(desc: %desc, src: %src, barrier: optional %barrier)
    irdl.results(token: %token)
    irdl.attributes {"cache" = %cache} {varve.defaults = {cache = 1 : i32}}
  }
  irdl.operation @buffer_atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` qualified(type($ptr)) `->` type($result)",
    varve.traits = ["SameLoadStoreOperandsAndResultEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<result,value>", "TypesMatchWith<result,ptr>", "TypesMatchWith<result,offsets>", "TypesMatchWith<result,mask>", "TypesMatchWith<value,ptr>", "TypesMatchWith<value,offsets>", "TypesMatchWith<value,mask>"],
    varve.let = [
      "type($value) = type($result)",
      "type($ptr) = !tt.ptr(elem(type($result)))",
      "type($offsets) = over(type($result), e: i32)",
      "type($mask) = over(type($result), e: i1)",
      "type($ptr) = !tt.ptr(elem(type($value)))",
      "type($offsets) = over(type($value), e: i32)",
      "type($mask) = over(type($value), e: i1)",
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %value = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %atomic_rmw_op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, offsets: %offsets, value: %value, stride: optional %stride, mask: optional %mask) {varve.segments}
    irdl.results(result: %result)
    irdl.attributes {"atomic_rmw_op" = %atomic_rmw_op, "sem" = %sem, "scope" = %scope}
  }
  irdl.operation @buffer_load attributes {
    varve.format = "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? (`stride` `=` $stride^)? attr-dict `:` qualified(type($ptr)) `->` type($result)",
    varve.traits = ["SameLoadStoreOperandsAndResultEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<result,ptr>", "TypesMatchWith<result,offsets>", "TypesMatchWith<result,mask>", "TypesMatchWith<result,other>"],
    varve.let = [
      "type($ptr) = !tt.ptr(elem(type($result)))",
      "type($offsets) = over(type($result), e: i32)",
      "type($mask) = over(type($result), e: i1)",
      "type($other) = type($result)",
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %other = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cachePolicy = irdl.any
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(ptr: %ptr, offsets: %offsets, stride: optional %stride, mask: optional %mask, other: optional %other) {varve.segments}
    irdl.results(result: %result)
    irdl.attributes {"cachePolicy" = %cachePolicy, "contiguity" = %contiguity} {varve.optional = ["cachePolicy"], varve.defaults = {contiguity = 1 : i32}}
  }
  irdl.operation @buffer_load_to_local attributes {
    varve.format = "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? `into` $dest attr-dict `:` qualified(type($ptr)) `[` type($offsets) `]` type($other) `->` type($dest)",
    varve.traits = ["BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<dest,ptr>", "TypesMatchWith<offsets,mask>", "TypesMatchWith<offsets,other>"],
    varve.let = [
      "type($ptr) = !tt.ptr(elem(type($dest)))",
      "type($mask) = over(type($offsets), e: i1)",
      "type($other) = over(type($offsets), e: over(type($ptr), e: e.pointeeType))",
      "type($stride) = i32",
      "type($token) = !ttg.async.token"]
  } {
    %dest = irdl.base "!ttg.memdesc"
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %other = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %stride = irdl.any {varve.rule = "I32"}
    %token = irdl.base "!ttg.async.token"
    %cachePolicy = irdl.any
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(dest: %dest, ptr: %ptr, offsets: %offsets, mask: optional %mask, other: optional %other, stride: optional %stride) {varve.segments}
    irdl.results(token: %token)
    irdl.attributes {"cachePolicy" = %cachePolicy, "contiguity" = %contiguity} {varve.optional = ["cachePolicy"], varve.defaults = {contiguity = 1 : i32}}
  }
  irdl.operation @buffer_store attributes {
    varve.format = "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` qualified(type($ptr)) `->` type($value)",
    varve.traits = ["SameLoadStoreOperandsEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<value,ptr>", "TypesMatchWith<value,offsets>", "TypesMatchWith<value,mask>"],
    varve.let = [
      "type($ptr) = !tt.ptr(elem(type($value)))",
      "type($offsets) = over(type($value), e: i32)",
      "type($mask) = over(type($value), e: i1)",
      "type($stride) = i32"]
  } {
    %value = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %cachePolicy = irdl.any
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(value: %value, ptr: %ptr, offsets: %offsets, stride: optional %stride, mask: optional %mask) {varve.segments}
    irdl.attributes {"cachePolicy" = %cachePolicy, "contiguity" = %contiguity} {varve.optional = ["cachePolicy"], varve.defaults = {contiguity = 1 : i32}}
  }
  irdl.operation @local_load_packed_transposed attributes {
    varve.format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.traits = ["LocalLoadTrait"],
    varve.let = ["type($token) = !ttg.async.token"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(src: %src, token: optional %token)
    irdl.results(result: %result)
  }
  irdl.operation @masked_load attributes {
    varve.format = "$ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache) (`volatile` $isVolatile^)? (`forceNoAlias` $forceNoAlias^)? attr-dict `:` functional-type(operands, results)",
    varve.let = ["type($mask) = i1", "type($multicastMask) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "I1"}
    %falseVal = irdl.any {varve.rule = "LLVM_Type"}
    %multicastMask = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %forceNoAlias = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(ptr: %ptr, mask: %mask, falseVal: %falseVal, multicastMask: optional %multicastMask)
    irdl.results(result: %result)
    irdl.attributes {"cache" = %cache, "isVolatile" = %isVolatile, "forceNoAlias" = %forceNoAlias} {varve.defaults = {cache = 1 : i32, isVolatile = false, forceNoAlias = false}}
  }
  irdl.operation @scaled_downcast_fp4 attributes {varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)", varve.traits = ["Pure"]} {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16, F32>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(input: %input, scale: %scale)
    irdl.results(output: %output)
    irdl.attributes {"axis" = %axis}
  }
  irdl.operation @scaled_downcast_fp8 attributes {varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)", varve.traits = ["Pure"]} {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16, F32>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(input: %input, scale: %scale)
    irdl.results(output: %output)
    irdl.attributes {"axis" = %axis}
  }
  irdl.operation @buffer_atomic_cas attributes {varve.format = [
    "$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)?",
    "attr-dict `:` qualified(type($ptr)) `->` type($result)"]} {
  }
}
