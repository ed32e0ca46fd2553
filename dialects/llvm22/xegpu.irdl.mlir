irdl.dialect @xegpu attributes {
  varve.set = "llvm22",
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["andi", 2 : i64],
      ["assign", 3 : i64],
      ["maximumf", 4 : i64],
      ["maxnumf", 5 : i64],
      ["maxs", 6 : i64],
      ["maxu", 7 : i64],
      ["minimumf", 8 : i64],
      ["minnumf", 9 : i64],
      ["mins", 10 : i64],
      ["minu", 11 : i64],
      ["mulf", 12 : i64],
      ["muli", 13 : i64],
      ["ori", 14 : i64],
      ["xori", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CachePolicy",
    storage = i32,
    cases = [
      ["cached", 0 : i32],
      ["uncached", 1 : i32],
      ["streaming", 2 : i32],
      ["read_invalidate", 3 : i32],
      ["write_back", 4 : i32],
      ["write_through", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FenceScope",
    storage = i32,
    cases = [
      ["workgroup", 0 : i32],
      ["gpu", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemorySpace",
    storage = i32,
    cases = [
      ["global", 0 : i32],
      ["slm", 3 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["use not_scattered(type($TensorDesc))"], ["count($const_offsets) = 0 or count($const_offsets) = count(type($TensorDesc).shape)", "Mismatched ranks between offsets and tensor descriptor"]],
    sym_name = "block",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not word($l1_hint) in $wrong", "invalid l1_hint: {$l1_hint}"], ["not word($l2_hint) in $wrong", "invalid l2_hint: {$l2_hint}"], ["not word($l3_hint) in $wrong", "invalid l3_hint: {$l3_hint}"]],
    sym_name = "hints",
    takes = ["$wrong"]
  } : () -> ()
  "varve.rule"() {
    require = [["let chunk = if(has($chunk_size), $chunk_size, 1), value = shape(type($value)), mask = shape(type($mask))", ["if isa(type($value), 'AnyVectorOfAnyRank') and isa(type($mask), 'AnyVectorOfAnyRank')", ["chunk <= 1 or count(value) != 1 or value[0] = chunk", "value elements must match chunk size {chunk + 0}"], ["if chunk > 1", ["product(mask) = 1 or slice(value, 0, max(0, count(value) - 1)) = mask", "Mask should match value except the chunk size dim."]], ["if chunk <= 1", ["product(value) = product(mask) and (product(mask) = 1 or value = mask)", "Mask should match value except the chunk size dim."]]]]],
    sym_name = "mask",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let data = shape(type($data)), memory = type($mem_desc).shape", ["if count(memory) = 2", ["elem(type($data)) = type($mem_desc).elementType", "failed to verify that all of {'{'}mem_desc, {$name}} have same element type"], ["if isa(type($data), 'AnyVectorOfAnyRank') and count(data) = 2", ["data[0] <= memory[0] and data[1] <= memory[1]", "!data shape must not exceed mem_desc shape."]]]]],
    sym_name = "matrix",
    takes = ["$data", "$name"]
  } : () -> ()
  "varve.rule"() {
    require = [["not any(a in $type.attributes: isa(a, '#xegpu.scatter_tdesc_attr'))", "Expects a non-scattered TensorDesc."]],
    sym_name = "not_scattered",
    takes = ["$type"]
  } : () -> ()
  "varve.rule"() {
    require = [["use hints(['write_back', 'write_through'])"]],
    sym_name = "reads",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let length = known(filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.block_tdesc_attr'))[0].array_length, 1), value = shape(type($value))", ["value = if(length > 1, concat([length], $sizes), $sizes) or count(value) = 1 and value[0] < length * product($sizes)", "{$noun} shape [{value}] is not consistent with tensor descriptor '{type($TensorDesc)}'"]]],
    sym_name = "value_of_block",
    takes = ["$sizes", "$noun"]
  } : () -> ()
  "varve.rule"() {
    require = [["use hints(['streaming', 'read_invalidate'])"]],
    sym_name = "writes",
    takes = []
  } : () -> ()
  irdl.type @"!mem_desc" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` shaped($shape, $elementType) (`,` qualified($mem_layout)^)? `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %mem_layout = irdl.base "#xegpu.mem_layout"
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      mem_layout: %mem_layout) {
      varve.optional = ["mem_layout"]
    }
  }
  irdl.type @"!nbarrier" {
  }
  irdl.type @"!tensor_desc" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` shaped($shape, $elementType) each($attributes: `,` $attributes) `>`",
    varve.read_as = "!xegpu.tensor_desc($shape, $elementType, flatten([filter(a in $attributes: isa(a, '#xegpu.scatter_tdesc_attr') or isa(a, '#xegpu.block_tdesc_attr') and a != #xegpu.block_tdesc_attr()), filter(a in $attributes: not isa(a, '#xegpu.scatter_tdesc_attr') and not isa(a, '#xegpu.block_tdesc_attr'))]))"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %attributes = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      attributes: %attributes)
  }
  irdl.attribute @"#block_tdesc_attr" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %memory_space = irdl.base "#xegpu.memory_space"
    %array_length = irdl.any {varve.rule = "APIntAttr"}
    %boundary_check = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      memory_space: %memory_space,
      array_length: %array_length,
      boundary_check: %boundary_check) {
      varve.defaults = {
        memory_space = #xegpu<memory_space global>,
        array_length = 1 : i64,
        boundary_check = true}
    }
  }
  irdl.attribute @"#cache_hint" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CachePolicy>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#fence_scope" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@FenceScope>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#layout" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["DistributeLayoutAttr"]
  } {
    %sg_layout = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %sg_data = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %inst_data = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %lane_layout = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %lane_data = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %order = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.parameters(
      sg_layout: %sg_layout,
      sg_data: %sg_data,
      inst_data: %inst_data,
      lane_layout: %lane_layout,
      lane_data: %lane_data,
      order: %order) {
      varve.optional = ["sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order"]
    }
  }
  irdl.attribute @"#mem_layout" attributes {
    varve.format = "`<` each($attrs sorted by `,`: name($attrs.name) `=` $attrs.value) `>`"
  } {
    %attrs = irdl.any {varve.rule = "array<record<name: string, value: attribute>>"}
    irdl.parameters(
      attrs: %attrs)
  }
  irdl.attribute @"#memory_space" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MemorySpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#range" attributes {
    varve.format = "`<` `[`$start `,` $end `]` `>`"
  } {
    %start = irdl.any {varve.rule = "APIntAttr"}
    %end = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      start: %start,
      end: %end)
  }
  irdl.attribute @"#scatter_tdesc_attr" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %memory_space = irdl.base "#xegpu.memory_space"
    %chunk_size = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      memory_space: %memory_space,
      chunk_size: %chunk_size) {
      varve.defaults = {
        memory_space = #xegpu<memory_space global>,
        chunk_size = 1 : i64}
    }
  }
  irdl.attribute @"#slice" attributes {
    varve.format = "`<` qualified($parent) `,` `dims` `=` $dims `>`",
    varve.traits = ["DistributeLayoutAttr"]
  } {
    %parent = irdl.any {varve.rule = "attribute"}
    %dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      parent: %parent,
      dims: %dims)
  }
  irdl.operation @alloc_nbarrier attributes {
    varve.format = "$nbarrier_num attr-dict"
  } {
    %nbarrier_num = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "nbarrier_num" = %nbarrier_num
    }
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)",
    varve.traits = ["Pure", "MemoryEffects<Read,Write>", "AllElementTypesMatch<tensorDesc,value,result>", "AllShapesMatch<tensorDesc,value,result>", "AnchorLayoutInterface"]
  } {
    %tensorDesc = irdl.base "!xegpu.tensor_desc"
    %mask = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<I1>"}
    %value = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>"}
    %result = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>"}
    %kind = irdl.any {varve.rule = "enum<@AtomicRMWKind>"}
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      tensorDesc: %tensorDesc,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind,
      "layout" = %layout
    } {
      varve.optional = ["layout"]
    }
  }
  irdl.operation @convert_layout attributes {
    varve.format = "$source prop-dict attr-dict `:` type($source)",
    varve.traits = ["Pure", "AllTypesMatch<source,result>", "AnchorLayoutInterface"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4, 5, 6>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4, 5, 6>>"}
    %input_layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    %target_layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "input_layout" = %input_layout,
      "target_layout" = %target_layout
    }
  }
  irdl.operation @create_mem_desc attributes {
    varve.format = "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))",
    varve.traits = ["Pure", "AllMemSizesMatch<source,mem_desc>"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>, StaticShape, SharedMemory>, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>, StaticShape, SharedMemory>>"}
    %mem_desc = irdl.base "!xegpu.mem_desc"
    irdl.operands(
      source: %source)
    irdl.results(
      mem_desc: %mem_desc)
  }
  irdl.operation @create_nd_tdesc attributes {
    varve.format = "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))? attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
    varve.traits = ["Pure", "ViewLikeOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($shape) = index",
      "type($strides) = index"],
    varve.require = [["use not_scattered(type($TensorDesc))"], ["if isa(type($source), 'AnyMemRef')", ["let space = if(has(space(type($source))), space(type($source)) + 0, 0), named = known(word(filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.block_tdesc_attr'))[0].memory_space), 'global')", ["space = if(named = 'slm', 3, 0)", "Memory space mismatch. Source: {space}, TensorDesc: {if(named = 'slm', 3, 0)}"]], ["rank(type($source)) >= count(type($TensorDesc).shape)", "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source."], ["elem(type($source)) = type($TensorDesc).elementType", "TensorDesc should have the same element type with the source if it is a memref."]]]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankAtLeast<1>>, UI<64>, UI<32>, I64, I32>"}
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
      varve.optional = ["const_offsets", "const_shape", "const_strides"]
    }
  }
  irdl.operation @create_tdesc attributes {
    varve.format = "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))",
    varve.traits = ["Pure", "ViewLikeOpInterface"],
    varve.require = [["let chunk = filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.scatter_tdesc_attr'))[0].chunk_size, sizes = shape(type($offsets))", ["type($TensorDesc).shape = if(chunk != 1, concat(sizes, [chunk]), sizes)", "Incorrect TensorDesc shape. Expected is [{if(chunk != 1, concat(sizes, [chunk]), sizes)}]"]]]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<Index>"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    irdl.operands(
      source: %source,
      offsets: %offsets)
    irdl.results(
      TensorDesc: %TensorDesc)
  }
  irdl.operation @dpas attributes {
    varve.format = "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)? `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<lhs,rhs>", "AnchorLayoutInterface"],
    varve.require = [["not has($acc) or type($acc) = type($result)", "Expecting the acc type to be the same as result."], ["let a = shape(type($lhs)), b = shape(type($rhs)), c = shape(type($result))", ["if count(a) != 1 or count(b) != 1 or count(c) != 1", ["count(a) = 2 and count(b) in [2, 3] and count(c) = 2", "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."], ["a[1] = if(count(b) = 3, b[0] * b[2], b[0])", "K-dimension mismatch."], ["a[0] = c[0]", "M-dimension mismatch."], ["b[1] = c[1]", "N-dimension mismatch."]]]]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2, 3>>"}
    %rhs = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2, 3>>"}
    %acc = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2>>"}
    %result = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2>>"}
    %layout_a = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    %layout_b = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    %layout_cd = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: optional %acc)
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout_a" = %layout_a,
      "layout_b" = %layout_b,
      "layout_cd" = %layout_cd
    } {
      varve.optional = ["layout_a", "layout_b", "layout_cd"]
    }
  }
  irdl.operation @fence attributes {
    varve.format = "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict"
  } {
    %memory_kind = irdl.base "#xegpu.memory_space"
    %fence_scope = irdl.base "#xegpu.fence_scope"
    irdl.attributes {
      "memory_kind" = %memory_kind,
      "fence_scope" = %fence_scope
    }
  }
  irdl.operation @init_nbarrier attributes {
    varve.format = "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))",
    varve.let = [
      "type($nbarrier_id) = i8",
      "type($participant_thread_num) = i8",
      "type($result) = !xegpu.nbarrier"]
  } {
    %nbarrier_id = irdl.any {varve.rule = "I8"}
    %participant_thread_num = irdl.any {varve.rule = "I8"}
    %result = irdl.base "!xegpu.nbarrier"
    irdl.operands(
      nbarrier_id: %nbarrier_id,
      participant_thread_num: %participant_thread_num)
    irdl.results(
      result: %result)
  }
  irdl.operation @load attributes {
    varve.format = "$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)",
    varve.traits = ["MemoryEffects<Read>", "AnchorLayoutInterface"],
    varve.require = [["use reads()"], ["if has($offsets)", ["use mask()"]]]
  } {
    %source = irdl.any {varve.rule = "AnyOf<!xegpu.tensor_desc, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<Index>, Index>"}
    %mask = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<I1>, I1>"}
    %value = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %chunk_size = irdl.any {varve.rule = "I64Attr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      source: %source,
      offsets: optional %offsets,
      mask: %mask)
    irdl.results(
      value: %value)
    irdl.attributes {
      "chunk_size" = %chunk_size,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "layout" = %layout
    } {
      varve.optional = ["chunk_size", "l1_hint", "l2_hint", "l3_hint", "layout"]
    }
  }
  irdl.operation @load_matrix attributes {
    varve.format = "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)",
    varve.traits = ["MemoryEffects<Read>", "AllElementTypesMatch<mem_desc,res>", "AnchorLayoutInterface"],
    varve.let = [
      "type($offsets) = index"],
    varve.require = [["use matrix($res, 'res')"]]
  } {
    %mem_desc = irdl.base "!xegpu.mem_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %res = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_block_io = irdl.any {varve.rule = "UnitAttr"}
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      mem_desc: %mem_desc,
      offsets: variadic %offsets)
    irdl.results(
      res: %res)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "subgroup_block_io" = %subgroup_block_io,
      "layout" = %layout
    } {
      varve.optional = ["subgroup_block_io", "layout"]
    }
  }
  irdl.operation @load_nd attributes {
    varve.format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)",
    varve.traits = ["AllElementTypesMatch<value,TensorDesc>", "MemoryEffects<Read>", "AnchorLayoutInterface"],
    varve.let = [
      "type($offsets) = index"],
    varve.require = [["use reads()"], ["use block()"], ["let sizes = type($TensorDesc).shape, moved = if(count(sizes) = 2 and known(numbers($transpose), []) = [1, 0], permute(sizes, [1, 0]), sizes), last = shape(type($value))[-1]", ["use value_of_block(if(has($packed) and count(moved) = 2 and last > 0, [moved[0] / last, moved[1], last], moved), 'Result')"]]]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>"}
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %packed = irdl.any {varve.rule = "UnitAttr"}
    %transpose = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      TensorDesc: %TensorDesc,
      offsets: variadic %offsets)
    irdl.results(
      value: %value)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "packed" = %packed,
      "transpose" = %transpose,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "layout" = %layout
    } {
      varve.optional = ["const_offsets", "packed", "transpose", "l1_hint", "l2_hint", "l3_hint", "layout"]
    }
  }
  irdl.operation @nbarrier_arrive attributes {
    varve.format = "$nbarrier attr-dict `:` qualified(type($nbarrier))",
    varve.let = [
      "type($nbarrier) = !xegpu.nbarrier"]
  } {
    %nbarrier = irdl.base "!xegpu.nbarrier"
    irdl.operands(
      nbarrier: %nbarrier)
  }
  irdl.operation @nbarrier_wait attributes {
    varve.format = "$nbarrier attr-dict `:` qualified(type($nbarrier))",
    varve.let = [
      "type($nbarrier) = !xegpu.nbarrier"]
  } {
    %nbarrier = irdl.base "!xegpu.nbarrier"
    irdl.operands(
      nbarrier: %nbarrier)
  }
  irdl.operation @prefetch attributes {
    varve.format = "$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)",
    varve.traits = ["AnchorLayoutInterface"],
    varve.require = [["use reads()"]]
  } {
    %source = irdl.any {varve.rule = "AnyOf<!xegpu.tensor_desc, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<Index>, Index>"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %offset_align_byte = irdl.any {varve.rule = "I64Attr"}
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      source: %source,
      offsets: optional %offsets)
    irdl.attributes {
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "offset_align_byte" = %offset_align_byte,
      "layout" = %layout
    } {
      varve.optional = ["l1_hint", "l2_hint", "l3_hint", "offset_align_byte", "layout"]
    }
  }
  irdl.operation @prefetch_nd attributes {
    varve.format = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))",
    varve.traits = ["AnchorLayoutInterface"],
    varve.let = [
      "type($offsets) = index"],
    varve.require = [["use reads()"], ["use block()"]]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      TensorDesc: %TensorDesc,
      offsets: variadic %offsets)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "layout" = %layout
    } {
      varve.optional = ["const_offsets", "l1_hint", "l2_hint", "l3_hint", "layout"]
    }
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)",
    varve.traits = ["MemoryEffects<Write>", "AnchorLayoutInterface"],
    varve.require = [["use writes()"], ["if has($offsets)", ["use mask()"]]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %dest = irdl.any {varve.rule = "AnyOf<!xegpu.tensor_desc, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>"}
    %offsets = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<Index>, Index>"}
    %mask = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<I1>, I1>"}
    %chunk_size = irdl.any {varve.rule = "I64Attr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      value: %value,
      dest: %dest,
      offsets: optional %offsets,
      mask: %mask)
    irdl.attributes {
      "chunk_size" = %chunk_size,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "layout" = %layout
    } {
      varve.optional = ["chunk_size", "l1_hint", "l2_hint", "l3_hint", "layout"]
    }
  }
  irdl.operation @store_matrix attributes {
    varve.format = "$data `,` $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)",
    varve.traits = ["MemoryEffects<Write>", "AllElementTypesMatch<mem_desc,data>", "AnchorLayoutInterface"],
    varve.let = [
      "type($offsets) = index"],
    varve.require = [["use matrix($data, 'data')"]]
  } {
    %data = irdl.any {varve.rule = "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>"}
    %mem_desc = irdl.base "!xegpu.mem_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_block_io = irdl.any {varve.rule = "UnitAttr"}
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      data: %data,
      mem_desc: %mem_desc,
      offsets: variadic %offsets)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "subgroup_block_io" = %subgroup_block_io,
      "layout" = %layout
    } {
      varve.optional = ["subgroup_block_io", "layout"]
    }
  }
  irdl.operation @store_nd attributes {
    varve.format = "$value `,` $TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))",
    varve.traits = ["AllElementTypesMatch<value,TensorDesc>", "MemoryEffects<Write>", "AnchorLayoutInterface"],
    varve.let = [
      "type($offsets) = index"],
    varve.require = [["use writes()"], ["use block()"], ["use value_of_block(type($TensorDesc).shape, 'Value')"]]
  } {
    %value = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>"}
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "Index"}
    %const_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %l1_hint = irdl.base "#xegpu.cache_hint"
    %l2_hint = irdl.base "#xegpu.cache_hint"
    %l3_hint = irdl.base "#xegpu.cache_hint"
    %layout = irdl.any {varve.rule = "Implements<\22DistributeLayoutAttr\22>"}
    irdl.operands(
      value: %value,
      TensorDesc: %TensorDesc,
      offsets: variadic %offsets)
    irdl.attributes {
      "const_offsets" = %const_offsets,
      "l1_hint" = %l1_hint,
      "l2_hint" = %l2_hint,
      "l3_hint" = %l3_hint,
      "layout" = %layout
    } {
      varve.optional = ["const_offsets", "l1_hint", "l2_hint", "l3_hint", "layout"]
    }
  }
  irdl.operation @update_nd_offset attributes {
    varve.format = "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<TensorDesc,result>"],
    varve.let = [
      "type($result) = type($TensorDesc)",
      "type($offsets) = index"],
    varve.require = [["use not_scattered(type($TensorDesc))"], ["not has($const_offsets) or count($const_offsets) = count(type($TensorDesc).shape)", "Invalid number of offsets."]]
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
    varve.format = "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)",
    varve.traits = ["AllTypesMatch<TensorDesc,result>"],
    varve.let = [
      "type($result) = type($TensorDesc)"]
  } {
    %TensorDesc = irdl.base "!xegpu.tensor_desc"
    %offsets = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<Index>"}
    %result = irdl.base "!xegpu.tensor_desc"
    irdl.operands(
      TensorDesc: %TensorDesc,
      offsets: %offsets)
    irdl.results(
      result: %result)
  }
}
