// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says, and what Triton 3.9 has instead of what the fork has that ODS describes.
irdl.dialect @tt attributes {
  varve.llvm = "24",
  varve.removes = [
    "operation tt.descriptor_load",
    "operation tt.descriptor_store",
    "operation tt.dot",
    "operation tt.fp_to_fp",
    "operation tt.load",
    "operation tt.make_tensor_descriptor",
    "operation tt.reduce",
    "operation tt.store"]
} {
  irdl.type @"!ptr" attributes {
    varve.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointee = irdl.any {varve.rule = "type"}
    %space = irdl.any {varve.rule = "string"}
    irdl.parameters(pointeeType: %pointee, addressSpace: %space) {varve.defaults = {addressSpace = "global"}}
  }
  irdl.type @"!tensordesc" attributes {
    varve.format = "`<` shaped($shape, $elementType) (`,` $sharedLayout^)? `>`",
    varve.require = [["not isa($elementType, 'AnyTensor')", "tensor descriptors must not wrap tensor types"]]
  } {
  }
  irdl.attribute @"#cache_policy" attributes {
    varve.format = "`<` struct(cache_modifier = shown($cacheModifier), eviction_policy = shown($evictionPolicy)) `>`"
  } {
    %modifier = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %policy = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.parameters(cacheModifier: %modifier, evictionPolicy: %policy)
  }
  irdl.operation @func attributes {varve.format = "function"} {
  }
  "varve.enum"() {
    sym_name = "DescriptorReduceKind", storage = i32,
    cases = [["add", 1 : i32], ["min", 2 : i32], ["max", 3 : i32], ["inc", 4 : i32], ["dec", 5 : i32], ["and", 6 : i32], ["or", 7 : i32], ["xor", 8 : i32]]
  } : () -> ()
  "varve.enum"() {sym_name = "RoundingMode", storage = i32, cases = [["rtz", 0 : i32], ["rtne", 1 : i32]]} : () -> ()
  irdl.operation @approx_divf attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($y) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    irdl.operands(x: %x, y: %y)
    irdl.results(result: %result)
  }
  irdl.operation @atomic_load attributes {
    varve.format = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, mask: optional %mask)
    irdl.results(result: %result)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @atomic_poll attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict `:` qualified(type($ptr)) `,` type($expected) `->` type($result)",
    varve.traits = ["TypesMatchWith<expected,ptr>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($ptr) = over(type($expected), e: !tt.ptr(e))", "type($timeout) = i64", "type($result) = i1"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %expected = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64>"}
    %timeout = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I1"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, expected: %expected, timeout: optional %timeout)
    irdl.results(result: %result)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @atomic_store attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, value: %value, mask: optional %mask)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` attr-dict `:` qualified(type($desc)) `->` type($result)",
    varve.traits = ["TT_DescriptorLoadLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, indices: variadic %indices)
    irdl.results(result: %result)
    irdl.attributes {"cachePolicy" = %cachePolicy} {varve.optional = ["cachePolicy"]}
  }
  irdl.operation @descriptor_store attributes {
    varve.format = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)",
    varve.traits = ["TT_DescriptorStoreLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "I32"}
    irdl.operands(desc: %desc, src: %src, indices: variadic %indices)
  }
  irdl.operation @dot attributes {
    varve.format = "$a`,` $b`,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.traits = ["Pure", "InferTypeOpInterface", "DotOpInterface", "TypesMatchWith<d,c>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($c) = type($d)"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %c = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %d = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %inputPrecision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %maxNumImpreciseAcc = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(a: %a, b: %b, c: %c)
    irdl.results(d: %d)
    irdl.attributes {"inputPrecision" = %inputPrecision, "maxNumImpreciseAcc" = %maxNumImpreciseAcc} {varve.defaults = {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}}
  }
  irdl.operation @fp_to_fp attributes {
    varve.format = "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %rounding = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(src: %src)
    irdl.results(result: %result)
    irdl.attributes {"rounding" = %rounding} {varve.optional = ["rounding"]}
  }
  irdl.operation @grid_dependency_launch_dependents attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    irdl.operands()
  }
  irdl.operation @grid_dependency_wait attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    irdl.operands()
  }
  irdl.operation @load attributes {
    varve.format = "$ptr (`,` $mask^)? (`,` $other^)? attr-dict `:` type($ptr)",
    varve.traits = ["SameLoadStoreOperandsAndResultShape", "SameLoadStoreOperandsAndResultEncoding", "PredicatedOpInterface", "MemoryEffectsOpInterface", "InferTypeOpInterface", "TypesMatchWith<ptr,result>", "TypesMatchWith<ptr,mask>", "TypesMatchWith<ptr,other>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($result) = over(type($ptr), e: e.pointeeType)",
      "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)",
      "type($other) = over(type($ptr), e: e.pointeeType)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %other = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %cachePolicy = irdl.any
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(ptr: %ptr, mask: optional %mask, other: optional %other) {varve.segments}
    irdl.results(result: %result)
    irdl.attributes {"cachePolicy" = %cachePolicy, "isVolatile" = %isVolatile} {varve.optional = ["cachePolicy"], varve.defaults = {isVolatile = false}}
  }
  irdl.operation @make_tensor_descriptor attributes {
    varve.format = "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["Pure", "SameVariadicOperandSize", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($shape) = i32", "type($strides) = i64"]
  } {
    %base = irdl.base "!tt.ptr"
    %shape = irdl.any {varve.rule = "I32"}
    %strides = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!tt.tensordesc"
    %padding = irdl.any {varve.rule = "enum<@PaddingOption>"}
    irdl.operands(base: %base, shape: variadic %shape, strides: variadic %strides)
    irdl.results(result: %result)
    irdl.attributes {"padding" = %padding} {varve.defaults = {padding = 1 : i32}}
  }
  irdl.operation @reduce attributes {varve.traits = ["Pure", "SameOperandsShape", "SameOperandsEncoding", "SingleBlock", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    %srcs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(srcs: variadic %srcs)
    irdl.results(result: variadic %result)
    irdl.attributes {"axis" = %axis}
    %combineOp = irdl.region with size 1
    irdl.regions(combineOp: %combineOp)
  }
  irdl.operation @reshape attributes {
    varve.require = [["not has($allow_reorder) or $allow_reorder = unit", "attribute 'allow_reorder' failed to satisfy constraint: unit attribute"]]
  } {
  }
  irdl.operation @store attributes {
    varve.format = "$ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["SameLoadStoreOperandsShape", "SameLoadStoreOperandsEncoding", "PredicatedOpInterface", "TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %cachePolicy = irdl.any
    %ignore_cta = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(ptr: %ptr, value: %value, mask: optional %mask)
    irdl.attributes {"cachePolicy" = %cachePolicy, "ignore_cta" = %ignore_cta} {varve.optional = ["cachePolicy", "ignore_cta"]}
  }
  irdl.operation @unsplat attributes {varve.let = ["type($result) = elem(type($src))"]} {
  }
}
