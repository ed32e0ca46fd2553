irdl.dialect @xegpu attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute block_tdesc_attr",
    "attribute layout",
    "attribute memory_space",
    "attribute range",
    "attribute scatter_tdesc_attr",
    "attribute slice",
    "enum MemorySpace",
    "operation xegpu.convert_layout",
    "operation xegpu.create_mem_desc",
    "operation xegpu.load_matrix",
    "operation xegpu.store_matrix",
    "type mem_desc"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maximumf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minimumf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64],
      ["maxnumf", 13 : i64],
      ["minnumf", 14 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryScope",
    storage = i32,
    cases = [
      ["global", 0 : i32],
      ["slm", 1 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#memory_scope" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MemoryScope>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tdesc_attr" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %memory_scope = irdl.base "#xegpu.memory_scope"
    %array_length = irdl.any {varve.rule = "APIntAttr"}
    %boundary_check = irdl.any {varve.rule = "BoolAttr"}
    %scattered = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      memory_scope: %memory_scope,
      array_length: %array_length,
      boundary_check: %boundary_check,
      scattered: %scattered) {
      varve.optional = ["memory_scope", "array_length", "boundary_check", "scattered"]
    }
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` type($tensorDesc) `,` type($mask) `,` type($value) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<tensorDesc,value,result>", "AllShapesMatch<tensorDesc,mask,value,result>"]
  } {
    %tensorDesc = irdl.base "!xegpu.tensor_desc"
    %mask = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1, 2>>, I1>"}
    %value = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %kind = irdl.any {varve.rule = "enum<@AtomicRMWKind>"}
    irdl.operands(
      tensorDesc: %tensorDesc,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @create_nd_tdesc attributes {
    varve.traits = ["Pure", "ViewLikeOpInterface", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($shape) = index",
      "type($strides) = index"],
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $const_offsets) one( let($const_shape = absent; $const_strides = if(isa(type($source), 'AnyMemRef'), array(strides(type($source)), i64), absent)) | printed let($const_shape = absent; $const_strides = absent) | `,` custom<DynamicIndexList>($shape, $const_shape) `,` custom<DynamicIndexList>($strides, $const_strides) ) attr-dict `:` type($source) `->` qualified(type($TensorDesc))"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %shape = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %const_shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %const_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets,
      shape: variadic %shape,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      TensorDesc: %TensorDesc)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "const_shape" = %const_shape,
      "const_strides" = %const_strides
    } {
      varve.optional = ["const_shape", "const_strides"]
    }
  }
  irdl.operation @create_tdesc attributes {
    varve.format = "$source custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
    varve.traits = ["Pure", "ViewLikeOpInterface"],
    varve.let = [
      "type($offsets) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %chunk_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets)
    irdl.results(
      TensorDesc: %TensorDesc)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "chunk_size" = %chunk_size
    } {
      varve.defaults = {
        chunk_size = 1 : i64}
    }
  }
  irdl.operation @dpas attributes {
    varve.format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<lhs,rhs>"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2, 3>>"}
    %rhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2, 3>>"}
    %acc = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: optional %acc)
    irdl.results(
      result: %result)
  }
  irdl.operation @fence attributes {
    varve.format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"
  } {
    %memory_kind = irdl.base "#xegpu.memory_scope"
    %fence_scope = irdl.base "#xegpu.fence_scope"
    irdl.attributes {
      "memory_kind" = %memory_kind,
      "fence_scope" = %fence_scope
    }
  }
  irdl.operation @load attributes {
    varve.format = "$TensorDesc `,` $mask prop-dict attr-dict `:` qualified(type($TensorDesc)) `,` type($mask) `->` type($value)",
    varve.traits = ["AllRanksMatch<value,TensorDesc>", "AllElementTypesMatch<value,TensorDesc>", "AllElementCountsMatch<value,TensorDesc>"]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %mask = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1, 2>>, I1>"}
    %value = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %transpose = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      TensorDesc: %TensorDesc,
      mask: %mask)
    irdl.results(
      value: %value)
    irdl.attributes {
      "transpose" = %transpose,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["transpose", "l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @load_nd attributes {
    varve.format = "$TensorDesc prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)",
    varve.traits = ["AllElementTypesMatch<value,TensorDesc>", "AllElementCountsMatch<value,TensorDesc>"]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %value = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %vnni_axis = irdl.any {varve.rule = "I64Attr"}
    %transpose = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      TensorDesc: %TensorDesc)
    irdl.results(
      value: %value)
    irdl.attributes {
      "vnni_axis" = %vnni_axis,
      "transpose" = %transpose,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["vnni_axis", "transpose", "l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @prefetch attributes {
    varve.format = "$TensorDesc prop-dict attr-dict `:` qualified(type($TensorDesc))"
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      TensorDesc: %TensorDesc)
    irdl.attributes {
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @prefetch_nd attributes {
    varve.format = "$TensorDesc prop-dict attr-dict `:` qualified(type($TensorDesc))"
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      TensorDesc: %TensorDesc)
    irdl.attributes {
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $TensorDesc `,` $mask prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc)) `,` type($mask)",
    varve.traits = ["AllShapesMatch<value,TensorDesc>", "AllElementTypesMatch<value,TensorDesc>"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %mask = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1, 2>>, I1>"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      value: %value,
      TensorDesc: %TensorDesc,
      mask: %mask)
    irdl.attributes {
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @store_nd attributes {
    varve.format = "$value `,` $TensorDesc prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))",
    varve.traits = ["AllShapesMatch<value,TensorDesc>", "AllElementTypesMatch<value,TensorDesc>"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    irdl.operands(
      value: %value,
      TensorDesc: %TensorDesc)
    irdl.attributes {
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint
    } {
      varve.optional = ["l1_hint", "l2_hint", "l3_hint"]
    }
  }
  irdl.operation @update_nd_offset attributes {
    varve.format = "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))",
    varve.traits = ["AllTypesMatch<TensorDesc,result>"],
    varve.let = [
      "type($result) = type($TensorDesc)",
      "type($offsets) = index"]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!xegpu.tensor_desc"
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      TensorDesc: %TensorDesc,
      offsets: variadic %offsets)
    irdl.results(
      result: %result)
    irdl.attributes {
      "const_offsets" = %const_offsets
    }
  }
  irdl.operation @update_offset attributes {
    varve.format = "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($TensorDesc))",
    varve.traits = ["AllTypesMatch<TensorDesc,result>"],
    varve.let = [
      "type($result) = type($TensorDesc)",
      "type($offsets) = index"]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!xegpu.tensor_desc"
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      TensorDesc: %TensorDesc,
      offsets: variadic %offsets)
    irdl.results(
      result: %result)
    irdl.attributes {
      "const_offsets" = %const_offsets
    }
  }
}
