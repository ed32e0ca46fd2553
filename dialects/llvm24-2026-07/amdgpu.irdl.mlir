irdl.dialect @amdgpu attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith", "gpu", "rocdl"]
} {
  irdl.operation @gather_to_lds attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
    varve.let = [
      "type($srcIndices) = index",
      "type($dstIndices) = index"]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %transferType = irdl.any {varve.rule = "TypeAttr"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      srcIndices: variadic %srcIndices,
      dst: %dst,
      dstIndices: variadic %dstIndices) {
      varve.segments
    }
    irdl.attributes {
      "transferType" = %transferType,
      "async" = %async
    } {
      varve.optional = ["async"]
    }
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @dot {
    %any = irdl.any
    %a_unsignedA = irdl.any {varve.rule = "UnitAttr"}
    %a_unsignedB = irdl.any {varve.rule = "UnitAttr"}
    %a_clamp = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %any,
      sourceB: %any,
      destC: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "unsignedA" = %a_unsignedA,
      "unsignedB" = %a_unsignedB,
      "clamp" = %a_clamp
    } {
      varve.optional = ["unsignedA", "unsignedB", "clamp"]
    }
  }
  irdl.operation @ds_async_barrier_arrive {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any)
  }
  irdl.operation @ds_barrier_arrive {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any,
      count: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ds_barrier_init {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any,
      participants: %any)
  }
  irdl.operation @ds_barrier_poll_state {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ds_barrier_state_init_count {
    %any = irdl.any
    irdl.operands(
      state: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ds_barrier_state_pending_count {
    %any = irdl.any
    irdl.operands(
      state: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ds_barrier_state_phase {
    %any = irdl.any
    irdl.operands(
      state: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @ds_barrier_state_phase_parity {
    %any = irdl.any
    irdl.operands(
      state: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @global_load_async_to_lds {
    %any = irdl.any
    %a_transferType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %any,
      srcIndices: variadic %any,
      dst: %any,
      dstIndices: variadic %any,
      mask: optional %any) {
      varve.segments
    }
    irdl.attributes {
      "transferType" = %a_transferType
    }
  }
  irdl.operation @global_prefetch {
    %any = irdl.any
    %a_temporalHint = irdl.any
    %a_cacheScope = irdl.any
    %a_speculative = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %any,
      indices: variadic %any)
    irdl.attributes {
      "temporalHint" = %a_temporalHint,
      "cacheScope" = %a_cacheScope,
      "speculative" = %a_speculative
    } {
      varve.optional = ["speculative"]
    }
  }
  irdl.operation @global_transpose_load {
    %any = irdl.any
    irdl.operands(
      src: %any,
      srcIndices: variadic %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @permlane_var {
    %any = irdl.any
    %a_cross = irdl.any {varve.rule = "BoolAttr"}
    %a_fetch_inactive = irdl.any {varve.rule = "BoolAttr"}
    %a_bound_ctrl = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %any,
      selector: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "cross" = %a_cross,
      "fetch_inactive" = %a_fetch_inactive,
      "bound_ctrl" = %a_bound_ctrl
    } {
      varve.optional = ["cross", "fetch_inactive", "bound_ctrl"]
    }
  }
  irdl.operation @sparse_wmma {
    %any = irdl.any
    %a_m = irdl.any {varve.rule = "I32Attr"}
    %a_n = irdl.any {varve.rule = "I32Attr"}
    %a_k = irdl.any {varve.rule = "I32Attr"}
    %a_unsignedA = irdl.any {varve.rule = "UnitAttr"}
    %a_unsignedB = irdl.any {varve.rule = "UnitAttr"}
    %a_reuseA = irdl.any {varve.rule = "UnitAttr"}
    %a_reuseB = irdl.any {varve.rule = "UnitAttr"}
    %a_clamp = irdl.any {varve.rule = "UnitAttr"}
    %a_wave64 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %any,
      sourceB: %any,
      destC: %any,
      sparseIdx: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "m" = %a_m,
      "n" = %a_n,
      "k" = %a_k,
      "unsignedA" = %a_unsignedA,
      "unsignedB" = %a_unsignedB,
      "reuseA" = %a_reuseA,
      "reuseB" = %a_reuseB,
      "clamp" = %a_clamp,
      "wave64" = %a_wave64
    } {
      varve.optional = ["unsignedA", "unsignedB", "reuseA", "reuseB", "clamp", "wave64"]
    }
  }
}
