irdl.dialect @ptr attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "AtomicBinOp",
    storage = i32,
    cases = [
      ["xchg", 0 : i32],
      ["add", 1 : i32],
      ["sub", 2 : i32],
      ["_and", 3 : i32],
      ["nand", 4 : i32],
      ["_or", 5 : i32],
      ["_xor", 6 : i32],
      ["max", 7 : i32],
      ["min", 8 : i32],
      ["umax", 9 : i32],
      ["umin", 10 : i32],
      ["fadd", 11 : i32],
      ["fsub", 12 : i32],
      ["fmax", 13 : i32],
      ["fmin", 14 : i32],
      ["uinc_wrap", 15 : i32],
      ["udec_wrap", 16 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AtomicOrdering",
    storage = i32,
    cases = [
      ["not_atomic", 0 : i32],
      ["unordered", 1 : i32],
      ["monotonic", 2 : i32],
      ["acquire", 3 : i32],
      ["release", 4 : i32],
      ["acq_rel", 5 : i32],
      ["seq_cst", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PtrAddFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nusw", 1 : i32],
      ["nuw", 2 : i32],
      ["inbounds", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PtrDiffFlags",
    storage = i8,
    cases = [
      ["none", 0 : i8],
      ["nuw", 1 : i8],
      ["nsw", 2 : i8]
    ],
    bits,
    separator = "|"
  } : () -> ()
  irdl.type @"!ptr" attributes {
    varve.format = "`<` $memorySpace `>`",
    varve.traits = ["MemRefElementTypeInterface", "PtrLikeTypeInterface", "VectorElementTypeInterface", "DataLayoutTypeInterface"]
  } {
    %memorySpace = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      memorySpace: %memorySpace)
  }
  irdl.type @"!ptr_metadata" attributes {
    varve.format = "`<` $type `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type)
  }
  irdl.attribute @"#address" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.base "!ptr.ptr"
    %value = irdl.any {varve.rule = "apint"}
    irdl.parameters(
      type: %type,
      value: %value) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#generic_space" attributes {
    varve.format = "",
    varve.traits = ["MemorySpaceAttrInterface"]
  } {
  }
  irdl.attribute @"#null" attributes {
    varve.format = "",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.base "!ptr.ptr"
    irdl.parameters(
      type: %type) {
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#spec" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %size = irdl.any {varve.rule = "u32"}
    %abi = irdl.any {varve.rule = "u32"}
    %preferred = irdl.any {varve.rule = "u32"}
    %index = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      size: %size,
      abi: %abi,
      preferred: %preferred,
      index: %index) {
      varve.defaults = {
        index = 4294967295 : i32}
    }
  }
  irdl.operation @constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["ConstantLike", "Pure", "AllTypesMatch<value,result>"],
    varve.let = [
      "type($result) = typeof($value)"]
  } {
    %result = irdl.base "!ptr.ptr"
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @from_ptr attributes {
    varve.format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)",
    varve.traits = ["Pure", "OptionalTypesMatchWith<result,metadata>"],
    varve.let = [
      "type($metadata) = !ptr.ptr_metadata(type($result))"]
  } {
    %ptr = irdl.base "!ptr.ptr"
    %metadata = irdl.base "!ptr.ptr_metadata"
    %result = irdl.any {varve.rule = "Implements<\22PtrLikeTypeInterface\22>"}
    irdl.operands(
      ptr: %ptr,
      metadata: optional %metadata)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.format = "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` type($ptrs) `->` type($result)",
    varve.traits = ["MemoryEffectsOpInterface", "TypesMatchWith<result,mask>", "AllTypesMatch<result,passthrough>", "AllShapesMatch<result,ptrs>", "AllTypeIDsMatch<result,ptrs>"],
    varve.let = [
      "type($mask) = over(type($result), e: i1)",
      "type($passthrough) = type($result)"]
  } {
    %ptrs = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<!ptr.ptr>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>"}
    %passthrough = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "i64"}
    irdl.operands(
      ptrs: %ptrs,
      mask: %mask,
      passthrough: %passthrough)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.native = {
        alignment = "optional<i64>"}
    }
  }
  irdl.operation @get_metadata attributes {
    varve.format = "$ptr attr-dict `:` type($ptr)",
    varve.traits = ["Pure", "TypesMatchWith<ptr,result>"],
    varve.let = [
      "type($result) = !ptr.ptr_metadata(type($ptr))"]
  } {
    %ptr = irdl.any {varve.rule = "Implements<\22PtrLikeTypeInterface\22>"}
    %result = irdl.base "!ptr.ptr_metadata"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      result: %result)
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->` type($value)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %ptr = irdl.base "!ptr.ptr"
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "i64"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariant = irdl.any {varve.rule = "UnitAttr"}
    %invariantGroup = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      value: %value)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "invariant" = %invariant,
      "invariantGroup" = %invariantGroup,
      "ordering" = %ordering,
      "syncscope" = %syncscope
    } {
      varve.optional = ["syncscope"],
      varve.defaults = {
        ordering = 0 : i32},
      varve.native = {
        alignment = "optional<i64>",
        volatile_ = "unit",
        nontemporal = "unit",
        invariant = "unit",
        invariantGroup = "unit",
        ordering = "enum"}
    }
  }
  irdl.operation @masked_load attributes {
    varve.format = "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptr)) `->` type($result)",
    varve.traits = ["MemoryEffectsOpInterface", "TypesMatchWith<result,mask>", "AllTypesMatch<result,passthrough>"],
    varve.let = [
      "type($mask) = over(type($result), e: i1)",
      "type($passthrough) = type($result)"]
  } {
    %ptr = irdl.base "!ptr.ptr"
    %mask = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>"}
    %passthrough = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "i64"}
    irdl.operands(
      ptr: %ptr,
      mask: %mask,
      passthrough: %passthrough)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.native = {
        alignment = "optional<i64>"}
    }
  }
  irdl.operation @masked_store attributes {
    varve.format = "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptr))",
    varve.traits = ["MemoryEffectsOpInterface", "TypesMatchWith<value,mask>"],
    varve.let = [
      "type($mask) = over(type($value), e: i1)"]
  } {
    %value = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %ptr = irdl.base "!ptr.ptr"
    %mask = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "i64"}
    irdl.operands(
      value: %value,
      ptr: %ptr,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.native = {
        alignment = "optional<i64>"}
    }
  }
  irdl.operation @ptr_add attributes {
    varve.format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)",
    varve.traits = ["Pure", "ViewLikeOpInterface", "InferTypeOpInterface"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>"}
    %offset = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<AnySignlessIntegerOrIndex>, Ranked>, AnySignlessIntegerOrIndex>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>"}
    %flags = irdl.any {varve.rule = "enum<@PtrAddFlags>"}
    irdl.operands(
      base: %base,
      offset: %offset)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    } {
      varve.defaults = {
        flags = 0 : i32},
      varve.native = {
        flags = "enum"}
    }
  }
  irdl.operation @ptr_diff attributes {
    varve.format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "SameOperandsAndResultShape"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<ValueSemanticsContainerOf<AnySignlessIntegerOrIndex>, Ranked>, AnySignlessIntegerOrIndex>"}
    %flags = irdl.any {varve.rule = "enum<@PtrDiffFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    } {
      varve.defaults = {
        flags = 0 : i8},
      varve.native = {
        flags = "enum"}
    }
  }
  irdl.operation @scatter attributes {
    varve.format = "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` type($ptrs)",
    varve.traits = ["MemoryEffectsOpInterface", "TypesMatchWith<value,mask>", "AllShapesMatch<value,ptrs>", "AllTypeIDsMatch<value,ptrs>"],
    varve.let = [
      "type($mask) = over(type($value), e: i1)"]
  } {
    %value = irdl.any {varve.rule = "AllOf<HasTrait<\22ValueSemantics\22>, RankIs<1>>"}
    %ptrs = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<!ptr.ptr>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "i64"}
    irdl.operands(
      value: %value,
      ptrs: %ptrs,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.native = {
        alignment = "optional<i64>"}
    }
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist( `nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` type($value) `,` qualified(type($ptr))",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %value = irdl.any
    %ptr = irdl.base "!ptr.ptr"
    %alignment = irdl.any {varve.rule = "i64"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariantGroup = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value,
      ptr: %ptr)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "invariantGroup" = %invariantGroup,
      "ordering" = %ordering,
      "syncscope" = %syncscope
    } {
      varve.optional = ["syncscope"],
      varve.defaults = {
        ordering = 0 : i32},
      varve.native = {
        alignment = "optional<i64>",
        volatile_ = "unit",
        nontemporal = "unit",
        invariantGroup = "unit",
        ordering = "enum"}
    }
  }
  irdl.operation @to_ptr attributes {
    varve.format = "$ptr attr-dict `:` type($ptr) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %ptr = irdl.any {varve.rule = "Implements<\22PtrLikeTypeInterface\22>"}
    %result = irdl.base "!ptr.ptr"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      result: %result)
  }
  irdl.operation @type_offset attributes {
    varve.format = "$elementType attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %elementType = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "elementType" = %elementType
    }
  }
}
